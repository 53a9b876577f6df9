import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const text = z.string();
const tradePoint = z.object({ number: text, name: text, code: text });
const person = z.object({ personnelNumber: text, name: text, tradePoint: text, token: text });
const staffFile = z.object({ tradePoints: z.tuple([tradePoint], tradePoint), employees: z.tuple([person], person) });
const file = new URL('../../provider/demo/staff.json', import.meta.url);

/** A trade point and somebody who works there, as whom staff signs in on the demonstration; nobody where it was deleted. */
export function readDemoStaff(): { tradePoint: z.output<typeof tradePoint>; person: z.output<typeof person> } | undefined {
  if (!existsSync(file)) return undefined;
  const { tradePoints, employees } = staffFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { tradePoint: tradePoints[0], person: employees[0] };
}

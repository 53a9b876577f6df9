import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A data file of the demonstration, by its path from here. What does not fit its schema is said by file and place. */
export function readContent<T>(path: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')));
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`);
  return result.data;
}

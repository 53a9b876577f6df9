import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const shopperFile = z.object({ phone: z.string(), email: z.string(), password: z.string() });
const file = new URL('../../provider/demo/shopper.json', import.meta.url);

/** Who can be signed in as on the demonstration; nobody where it was deleted from beside the provider. */
export const readDemoShopper = (): z.output<typeof shopperFile> | undefined =>
  existsSync(file) ? shopperFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

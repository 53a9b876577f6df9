import { writeFileSync } from 'node:fs';
import { folder, made } from './make.ts';

/** `npm run fonts`: cuts the typeface anew. */
for (const [name, bytes] of await made()) {
  writeFileSync(new URL(name, folder), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

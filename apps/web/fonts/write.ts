import { writeFileSync } from 'node:fs';
import { buildFontFiles, folder } from './make.ts';

/** `npm run fonts`: cuts the typeface anew. */
for (const [name, bytes] of await buildFontFiles()) {
  writeFileSync(new URL(name, folder), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

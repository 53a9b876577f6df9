import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { codecs } from '../../catalogue/media/codecs.ts';
import { framePhoto, sides } from '../../catalogue/media/photo-format.ts';

/**
 * Makes one photo anew, in a process of its own: standard input is the file, standard output both sizes. What it costs is taken from nobody
 * else: neither the threads by which passwords are checked nor, where the machine is busy, the processor.
 */
setPriority(5);
const file = await buffer(process.stdin);
const sharp = await codecs();
const quality = { quality: 80 } as const;
// Upright: of what else stood in the file (where it was taken, whatever was hidden behind it) nothing is left.
const large = await sharp(file, { failOn: 'error', sequentialRead: true })
  .autoOrient()
  .resize({ width: sides.large, height: sides.large, fit: 'inside', withoutEnlargement: true })
  .raw()
  .toBuffer({ resolveWithObject: true });
const pixels = () => sharp(large.data, { raw: large.info });
const small = pixels().resize({ width: sides.small, height: sides.small, fit: 'inside', withoutEnlargement: true });
process.stdout.write(framePhoto({ large: await pixels().webp(quality).toBuffer(), small: await small.webp(quality).toBuffer() }));

import { randomBytes } from 'node:crypto';
import { photoTypes } from '@vitrina/services/comments/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, rows } from '../database/database.ts';
import { codecs } from '../media/codecs.ts';
import { invalid } from '../refusal.ts';
import { columnsOf, isOf, type Writer } from './writer.ts';

/** Photos of one writer that no review has taken yet (ours). */
const mostLoose = 20;
/** Pixels of a photo that is read at all: a small file may hold a picture of a gigabyte. */
const mostPixels = 60_000_000;
/** Seconds for making one anew. */
const longestMaking = 10;
/** Pixels of the longer side, as it is looked at and as it stands in a list. */
export const sides = { large: 1600, small: 320 } as const;

/** The photo made anew, upright: of what else stood in the file (where it was taken, whatever was hidden behind it) nothing is left. */
async function madeAnew(file: Buffer, side: number): Promise<Buffer> {
  const sharp = await codecs();
  // The codecs know the shop's own drawings as well; a stranger's are read by nobody.
  const { format } = await sharp(file).metadata();
  if (!photoTypes.some((type) => type === `image/${format}`)) throw new Error(`${format} is no photo.`);
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: longestMaking })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** Keeps a photo until a review takes it, and gives its id. */
export async function addPhoto(db: OpenDatabase, writer: Writer, file: Buffer, now: Date): Promise<number> {
  const [held] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from comment_photos where ${isOf(writer, sql`comment_photos`)} and comment_id is null`,
  );
  if ((held?.count ?? 0) >= mostLoose) throw invalid({ body: ['Слишком много фотографий. Отправьте отзыв с теми, что уже есть.'] });
  const made = await Promise.all([madeAnew(file, sides.large), madeAnew(file, sides.small)]).catch(() => {
    throw invalid({ body: ['Не получилось открыть фотографию. Попробуйте другую.'] });
  });
  const [large, small] = made.map((bytes) => bytes.toString('base64'));
  const [photo] = await rows<{ id: number }>(
    db,
    sql`insert into comment_photos (user_id, writer_hash, name, large, small, created_at)
        values (${columnsOf(writer)}, ${randomBytes(16).toString('hex')}, decode(${large}, 'base64'), decode(${small}, 'base64'),
          ${now.toISOString()}::timestamptz)
        returning id`,
  );
  return photo?.id ?? 0;
}

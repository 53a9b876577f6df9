import { randomBytes } from 'node:crypto';
import { networkOf } from '@vitrina/services/contract/network.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { countUpload } from '../../platform/limits/uploads.ts';
import { invalid } from '../../platform/refusal.ts';
import { createPhotoMaker } from './photo-maker.ts';
import { columnsOf, isOf, type Writer } from './writer.ts';

/** Photos of one writer that no review has taken yet (ours). */
const maxLoose = 20;
const maker = createPhotoMaker();

/** Keeps a photo until a review takes it, and gives its id. */
export async function addPhoto(
  { db, clientIp, signal, now }: Pick<RequestContext, 'db' | 'clientIp' | 'signal' | 'now'>,
  writer: Writer,
  file: Buffer,
): Promise<number> {
  const [row] = await rows(
    db,
    { count: column.number },
    sql`select count(*)::int as count from comment_photos where ${isOf(writer, sql`comment_photos`)} and comment_id is null`,
  );
  if ((row?.count ?? 0) >= maxLoose) throw invalid({ body: ['Слишком много фотографий. Отправьте отзыв с теми, что уже есть.'] });
  const client = 'userId' in writer ? `user ${writer.userId}` : networkOf(clientIp);
  const images = await maker.make(file, { client, signal });
  const [large, small] = [images.large, images.small].map((bytes) => bytes.toString('base64'));
  await countUpload({ db, clientIp, now }, file.length);
  const [photo] = await rows(
    db,
    { id: column.number },
    sql`insert into comment_photos (user_id, writer_hash, name, large, small, created_at)
        values (${columnsOf(writer)}, ${randomBytes(16).toString('hex')}, decode(${large}, 'base64'), decode(${small}, 'base64'),
          ${now.toISOString()}::timestamptz)
        returning id`,
  );
  return photo?.id ?? 0;
}

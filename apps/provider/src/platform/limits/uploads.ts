import type { RequestContext } from '../http/request-context.ts';
import { countTry } from './attempts.ts';

/** Files, and bytes of them, that one network may leave here within a day, whatever for and however many sessions it makes up. */
export const maxUploads = { files: 150, bytes: 400 * 1024 * 1024 } as const;

const minutes = 24 * 60;

/** Counts a file that is going to be kept. */
export async function countUpload({ db, clientIp, now }: Pick<RequestContext, 'db' | 'clientIp' | 'now'>, bytes: number): Promise<void> {
  await countTry(db, { subject: 'uploads', clientIp }, now, { here: maxUploads.files, minutes });
  await countTry(db, { subject: 'upload-bytes', clientIp }, now, { here: maxUploads.bytes, minutes, amount: bytes });
}

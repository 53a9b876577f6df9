import type { Readable } from 'node:stream';
import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import { type FileStream, fileLimitsOf } from '@vitrina/services/contract/file.ts';
import { asId, type Id, idText } from '@vitrina/services/contract/wire.ts';
import { FileFault } from '@vitrina/services/files/fault.ts';
import { limited } from '@vitrina/services/files/limited.ts';
import { readFile } from '@vitrina/services/files/read.ts';
import { ProviderError } from '@vitrina/services/http/errors.ts';
import { domains } from '@vitrina/services/registry.ts';
import type { Context } from './context/context.ts';
import { withKey } from './context/visitor.ts';
import { badInput, ShopError } from './errors.ts';

const { addDocument, document } = domains.repair;

/** What a file may be for; each purpose has a call that takes it. */
export const purposes = ['repair'] as const;

/** Files do not travel in operations: the addresses by which these calls are reached instead of fields. */
export const addressesOfFiles: ReadonlyMap<AnyEndpoint, string> = new Map<AnyEndpoint, string>([
  [addDocument, 'POST /uploads'],
  [document, 'GET /documents/{id}'],
]);

/** Files from one address (ours): a request has some ten photos. */
const uploadLimit = { name: 'upload', points: 60, seconds: 600 } as const;

/** Bytes of a form that may be sent at all: its file, and what stands around it. */
export const largestForm = (fileLimitsOf(addDocument.schemas.body)?.largest ?? 0) + 64 * 1024;

export interface Uploaded {
  readonly id: Id;
  /** Opens the file of a guest who had no key; the visitor's session has it already. */
  readonly key: string | null;
}

/**
 * Passes the one file of a multipart body on to the provider, piece by piece, for the purpose that is named before it. What is no such
 * file is refused by its first bytes.
 */
export async function uploadFile(context: Context, body: Readable, contentType: string | undefined): Promise<Uploaded> {
  await context.countTry(uploadLimit, undefined);
  try {
    const { name, fields, content } = await readFile(body, contentType);
    const purpose = fields.get('purpose');
    if (!purposes.some((known) => known === purpose)) throw badInput({ purpose: ['Укажите перед файлом, для чего он: purpose=repair.'] });
    const limits = fileLimitsOf(addDocument.schemas.body);
    if (limits === undefined) throw new ShopError('INTERNAL');
    const file: FileStream = { name, ...(await limited(content, limits)) };
    const { id, repair_key: key } = await context.calls.repair.addDocument({ body: file });
    if (key !== null) context.adoptRepairKeys(withKey(context.viewer.repairKeys, key));
    return { id, key };
  } catch (error) {
    const fault = error instanceof ProviderError ? error.cause : error;
    throw fault instanceof FileFault ? badInput({ file: [fault.message] }) : error;
  }
}

/** A file, for whom it belongs to; to everybody else it does not exist. */
export function openDocument({ calls }: Context, id: string): Promise<FileStream> {
  if (!idText.safeDecode(id).success) throw new ShopError('NOT_FOUND');
  return calls.repair.document({ params: { id: asId(id) } });
}

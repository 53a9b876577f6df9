import type { Readable } from 'node:stream';
import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import { filesUnsupportedMessage } from '@vitrina/services/contract/fields/file.ts';
import { type FileStream, fileLimitsOf } from '@vitrina/services/contract/file.ts';
import { asId, type Id, idText } from '@vitrina/services/contract/wire.ts';
import { FileFault } from '@vitrina/services/files/fault.ts';
import { limitFile } from '@vitrina/services/files/limit-file.ts';
import { readFile } from '@vitrina/services/files/read.ts';
import { isUnknownCall, ProviderError } from '@vitrina/services/http/provider-error.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput, ShopError } from './base/errors.ts';
import type { Context } from './context/context.ts';
import { withKey } from './context/visitor.ts';

const { addDocument, document } = domains.repair;
const { addPhoto } = domains.comments;

export interface UploadResult {
  readonly id: Id;
  /** By which a guest who had none has the file from now on, under the name of its kind; the visitor's session has it already. */
  readonly keys: { readonly repairKey?: string; readonly commentKey?: string };
}

interface Purpose {
  /** The call that takes the file. */
  readonly call: AnyEndpoint;
  send(context: Context, file: FileStream): Promise<UploadResult>;
}

/** What a file may be for; each purpose has a call that takes it. */
const purposes = {
  repair: {
    call: addDocument,
    async send(context, body) {
      const { id, repair_key: key } = await context.calls.repair.addDocument({ body });
      if (key !== null) context.adoptRepairKeys(withKey(context.viewer.repairKeys, key));
      return { id, keys: key === null ? {} : { repairKey: key } };
    },
  },
  review: {
    call: addPhoto,
    async send(context, body) {
      // The review is then joined to it by whoever has the same key.
      const isNew = context.viewer.isGuest && context.viewer.commentKey === undefined;
      const keys = isNew ? { commentKey: context.commentKey() } : {};
      const { id } = await context.calls.comments.addPhoto({ body });
      return { id, keys };
    },
  },
} as const satisfies Record<string, Purpose>;

export type PurposeOfFile = keyof typeof purposes;

const isPurpose = (text: string | undefined): text is PurposeOfFile => text !== undefined && Object.hasOwn(purposes, text);

/** Files do not travel in operations: the addresses by which these calls are reached instead of fields. */
export const addressesOfFiles: ReadonlyMap<AnyEndpoint, string> = new Map<AnyEndpoint, string>([
  ...Object.values(purposes).map(({ call }): [AnyEndpoint, string] => [call, 'POST /uploads']),
  [document, 'GET /documents/{id}'],
]);

/** Files from one address (ours): a request has some ten photos. */
const uploadLimit = { name: 'upload', points: 60, seconds: 600 } as const;

/** Bytes of a form that may be sent at all: its file, and what stands around it. */
export const maxFormBytes =
  Math.max(...Object.values(purposes).map(({ call }) => fileLimitsOf(call.schemas.body)?.maxBytes ?? 0)) + 64 * 1024;

/** Passes on a file that somebody else has found in a form. What is wrong with it is `BAD_USER_INPUT`. */
export async function uploadArrivedFile(context: Context, purpose: string, name: string, content: Readable): Promise<UploadResult> {
  await context.countTry(uploadLimit, undefined);
  if (!isPurpose(purpose)) throw badInput({ purpose: ['Такого назначения нет.'] });
  return withFileFaults(() => passOn(context, purpose, name, content));
}

/**
 * Passes the one file of a multipart body on to the provider, piece by piece, for the purpose that is named before it. What is no such
 * file is refused by its first bytes.
 */
export async function uploadFile(context: Context, body: Readable, contentType: string | undefined): Promise<UploadResult> {
  await context.countTry(uploadLimit, undefined);
  return withFileFaults(async () => {
    const { name, fields, content } = await readFile(body, contentType);
    const purpose = fields.get('purpose');
    if (!isPurpose(purpose)) {
      const purposeTexts = Object.keys(purposes).map((each) => `purpose=${each}`);
      throw badInput({ purpose: [`Укажите перед файлом, для чего он: ${purposeTexts.join(' или ')}.`] });
    }
    return passOn(context, purpose, name, content);
  });
}

async function passOn(context: Context, purpose: PurposeOfFile, name: string, content: Readable): Promise<UploadResult> {
  const { call, send } = purposes[purpose];
  const limits = fileLimitsOf(call.schemas.body);
  if (limits === undefined) throw new ShopError('INTERNAL');
  return send(context, { name, ...(await limitFile(content, limits)) });
}

/** What is wrong with a file is a fault of the input. */
async function withFileFaults<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUnknownCall(error)) throw badInput({ file: [filesUnsupportedMessage] });
    const fault = error instanceof ProviderError ? error.cause : error;
    throw fault instanceof FileFault ? badInput({ file: [fault.message] }) : error;
  }
}

/** A file, for whom it belongs to and for staff; to everybody else it does not exist. */
export function openDocument({ calls }: Context, id: string): Promise<FileStream> {
  if (!idText.safeDecode(id).success) throw new ShopError('NOT_FOUND');
  return calls.repair.document({ params: { id: asId(id) } });
}

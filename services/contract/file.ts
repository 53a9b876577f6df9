import type { Readable } from 'node:stream';
import * as z from 'zod';

/** A file on its way: whoever passes it on holds a piece of it at a time. */
export interface FileStream {
  /** As its owner calls it; says nothing of what is inside. */
  readonly name: string;
  /** MIME type, found by the content. */
  readonly type: string;
  readonly content: Readable;
}

/** What a declared call takes or gives as a file. */
export interface FileLimits {
  /** Bytes. */
  readonly maxBytes: number;
  /** MIME types. */
  readonly types: readonly FileType[];
  /** Name of the field of a multipart body that has it. */
  readonly field: string;
}

/** What is told by its content: pictures of cameras and phones, and documents. */
export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

export const isFile = (value: unknown): value is FileStream => typeof value === 'object' && value !== null && 'content' in value;

const limits = new WeakMap<z.ZodType, FileLimits>();

/** A body that is multipart with one file, or an answer that is bytes; limited by the engine as the declaration says. */
export function file(fileLimits: FileLimits): z.ZodType<FileStream> {
  const schema = z.custom<FileStream>(isFile);
  limits.set(schema, fileLimits);
  return schema;
}

/** The limits of a part of a declaration that is a file; undefined for JSON. */
export const fileLimitsOf = (schema: z.ZodType | undefined): FileLimits | undefined =>
  schema === undefined ? undefined : limits.get(schema);

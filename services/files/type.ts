import type { FileType } from '../contract/file.ts';

/** Bytes at the beginning of a file by which its type is told. */
export const headLength = 16;

const startsWith = (head: Buffer, at: number, text: string): boolean => head.toString('latin1', at, at + text.length) === text;

const signs: Readonly<Record<FileType, (head: Buffer) => boolean>> = {
  'image/jpeg': (head) => startsWith(head, 0, '\xff\xd8\xff'),
  'image/png': (head) => startsWith(head, 0, '\x89PNG\r\n\x1a\n'),
  'image/webp': (head) => startsWith(head, 0, 'RIFF') && startsWith(head, 8, 'WEBP'),
  'image/heic': (head) => startsWith(head, 4, 'ftyp') && /^(?:heic|heix|heim|heis|mif1)$/.test(head.toString('latin1', 8, 12)),
  'application/pdf': (head) => startsWith(head, 0, '%PDF-'),
};
const types: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'];

/** What a file is by its first bytes, whatever its name and its sender say; undefined for anything that is not taken. */
export const typeOf = (head: Buffer): FileType | undefined => types.find((type) => signs[type](head));

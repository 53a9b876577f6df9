import { readFile } from 'node:fs/promises';

const file = new URL('../../web/app/generated/persisted-documents.json', import.meta.url);

/** The operations that the screens send, by their ids. They are made by codegen, so the file is read, not imported. */
export async function storedOperations(): Promise<Record<string, string>> {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof content !== 'object' || content === null)
    throw new Error('persisted-documents.json holds no operations; run `npm run codegen`.');
  return Object.fromEntries(Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

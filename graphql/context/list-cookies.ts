import { isId } from '@vitrina/services/contract/fields/id.ts';
import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { type List, maxListSize } from '@vitrina/services/lists/vocabulary.ts';

/** Between ids in a cookie: no id of a cookie has it, and it travels as it is. */
const separator = '~';
/** Characters of a cookie's value; a browser drops a cookie of more than 4,096 with its name and what else it says. */
const maxCharacters = 3800;

/** Ids of a guest's list, each once, as a cookie has them. What cannot be one is left out. */
export function readIds(text: string | undefined, list: List): readonly Id[] {
  const ids = (text ?? '').split(separator).filter(isId);
  return [...new Set(ids)].slice(0, maxListSize[list]).map(asId);
}

/** The newest that one cookie can hold. */
export function writeIds(ids: readonly Id[]): string {
  let text = '';
  for (const id of ids) {
    const longer = text === '' ? String(id) : `${text}${separator}${id}`;
    if (encodeURIComponent(longer).length > maxCharacters) break;
    text = longer;
  }
  return text;
}

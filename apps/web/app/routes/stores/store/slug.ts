import { isId } from '@vitrina/services/contract/fields/id.ts';

/** The id at the end of a store's slug (`storePath` of the gateway writes it), or the whole of it; null when it can be none. */
export function idOfSlug(slug: string): string | null {
  const [, number, text] = /^[a-z0-9-]+(?:-(\d{1,19})|\.(.+))$/.exec(slug) ?? [];
  const id = number ?? text ?? slug;
  return isId(id) ? id : null;
}

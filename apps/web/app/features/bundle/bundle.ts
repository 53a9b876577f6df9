import { isId } from '@vitrina/services/contract/fields/id.ts';
/** Names of the builder's fields: in the address of a preview, and in the form that buys. */
export const field = { way: 'way', taken: 'with', warranty: 'warranty' } as const;

interface BundleQuery {
  /** The kind of bundle; null for the usual one. */
  way: string | null;
  /** Ids of the accessories that are taken. */
  accessoryIds: string[];
  /** Id of the warranty; null for none. */
  warranty: string | null;
}

/** Reads a choice; nothing is taken that nobody has chosen. */
export function readBundleQuery(fields: URLSearchParams | FormData, accessories: readonly { id: string }[]): BundleQuery {
  const texts = (name: string) => fields.getAll(name).filter(isId);
  const [way] = texts(field.way);
  const [warranty] = texts(field.warranty);
  return {
    way: way ?? null,
    accessoryIds: accessories.map(({ id }) => id).filter((id) => texts(field.taken).includes(id)),
    warranty: warranty ?? null,
  };
}

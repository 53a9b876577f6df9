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

/** Reads a choice; until somebody has chosen, all accessories are taken. */
export function readBundleQuery(fields: URLSearchParams | FormData, accessories: readonly { id: string }[]): BundleQuery {
  const texts = (name: string) => fields.getAll(name).filter(isId);
  const [way] = texts(field.way);
  const [warranty] = texts(field.warranty);
  const ids = accessories.map((each) => each.id);
  return {
    way: way ?? null,
    accessoryIds: way === undefined ? ids : ids.filter((each) => texts(field.taken).includes(each)),
    warranty: warranty ?? null,
  };
}

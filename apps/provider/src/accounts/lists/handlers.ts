import type { Id } from '@vitrina/services/contract/wire.ts';
import type { lists as endpoints } from '@vitrina/services/lists/endpoints.ts';
import type { List } from '@vitrina/services/lists/vocabulary.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { User } from '../../platform/http/request-context.ts';
import { unauthorized } from '../../platform/refusal.ts';
import { type Change, changeList, readList } from './state.ts';

interface Asking {
  db: OpenDatabase;
  user: User | null;
}

const readOf =
  (list: List) =>
  async ({ context: { db, user } }: { context: Asking }) => {
    if (user === null) throw unauthorized();
    return { product_ids: await readList(db, user.id, list) };
  };

interface Wanted {
  product_ids: readonly (Id | number)[];
  mode: Change['mode'];
}

const changeOf =
  (list: List) =>
  async ({ body, context: { db, user } }: { body: Wanted; context: Asking }) => {
    if (user === null) throw unauthorized();
    const productIds = body.product_ids.map(toDatabaseId);
    return { product_ids: await changeList(db, user.id, list, { productIds, mode: body.mode }) };
  };

export const lists: Handlers<typeof endpoints> = {
  favorites: readOf('favorites'),
  changeFavorites: changeOf('favorites'),
  compare: readOf('compare'),
  changeCompare: changeOf('compare'),
};

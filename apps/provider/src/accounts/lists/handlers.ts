import type { Id } from '@vitrina/services/contract/wire.ts';
import type { lists as endpoints } from '@vitrina/services/lists/endpoints.ts';
import type { List } from '@vitrina/services/lists/vocabulary.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { User } from '../../platform/http/request-context.ts';
import { unauthorized } from '../../platform/refusal.ts';
import { type Change, changeList, readList } from './state.ts';

interface ListContext {
  db: OpenDatabase;
  user: User | null;
}

const readHandler =
  (list: List) =>
  async ({ context: { db, user } }: { context: ListContext }) => {
    if (user === null) throw unauthorized();
    return { product_ids: await readList(db, user.id, list) };
  };

interface ListChangeInput {
  product_ids: readonly (Id | number)[];
  mode: Change['mode'];
}

const changeHandler =
  (list: List) =>
  async ({ body, context: { db, user } }: { body: ListChangeInput; context: ListContext }) => {
    if (user === null) throw unauthorized();
    const productIds = body.product_ids.map(toDatabaseId);
    return { product_ids: await changeList(db, user.id, list, { productIds, mode: body.mode }) };
  };

export const lists: Handlers<typeof endpoints> = {
  favorites: readHandler('favorites'),
  changeFavorites: changeHandler('favorites'),
  compare: readHandler('compare'),
  changeCompare: changeHandler('compare'),
};

import type { search as endpoints } from '@vitrina/services/search/endpoints.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { catalogueSearch } from './search.ts';

/** What the empty search field suggests. */
const placeholders = [
  'робот-пылесос',
  'смартфон с хорошей камерой',
  'холодильник No Frost',
  'кофемашина с капучинатором',
  'ноутбук для учёбы',
  'наушники с шумоподавлением',
  'телевизор 55 дюймов',
  'увлажнитель в детскую',
];

export const search: Handlers<typeof endpoints> = {
  reading: async ({ query, context }) => {
    const { redirect, page, corrected, leftOut, unmatched, parts, nearest, ids } = await catalogueSearch.find(context.db, query.q, {
      literally: query.as_typed,
    });
    return { redirect, page, corrected, left_out: [...leftOut], unmatched: [...unmatched], parts: [...parts], nearest, total: ids.length };
  },
  placeholders: async () => placeholders,
  suggestions: ({ query, context }) => catalogueSearch.suggest(context.db, query.q),
};

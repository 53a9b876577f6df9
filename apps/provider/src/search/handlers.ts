import type { search as endpoints } from '@vitrina/services/search/endpoints.ts';
import { placeholders } from '../demo/site.ts';
import type { Handlers } from '../implement.ts';
import { suggest } from './suggestions.ts';

export const search: Handlers<typeof endpoints> = {
  placeholders: async () => [...placeholders],
  suggestions: ({ query, context }) => suggest(context.db, query.q),
};

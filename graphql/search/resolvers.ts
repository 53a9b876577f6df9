import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../errors.ts';
import { quietly } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import type { SearchSuggestions } from './rows.ts';
import { longestText, typedText } from './rules.ts';

const { placeholders, suggestions } = domains.search;

const nothing: SearchSuggestions = { queries: [], categories: [], brands: [], products: [] };

export const resolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    searchPlaceholders: reaches({ placeholders }, ({ placeholders }, _parent, _args, context) =>
      quietly(context, 'Query.searchPlaceholders', placeholders({}), []),
    ),
    searchSuggestions: reaches({ suggestions }, ({ suggestions }, _parent, { text }, context) => {
      const typed = typedText(text);
      if (typed === null) return nothing;
      if (typed.length > longestText) throw badInput({ text: [`Не больше ${longestText} символов.`] });
      return quietly(context, 'Query.searchSuggestions', suggestions({ query: { q: typed } }), nothing);
    }),
  },
};

import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { limited } from '../calls/limited.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { suggestionLimits } from './limits.ts';
import { longestText, typedText } from './rules.ts';
import type { SearchSuggestions } from './sources.ts';

const { reading, suggestions } = domains.search;

const nothing: SearchSuggestions = { queries: [], categories: [], brands: [], products: [] };

export const resolvers: Pick<Resolvers, 'Query' | 'SuggestedProduct'> = {
  Query: {
    searchReading: withCalls({ reading }, ({ reading }, _parent, { text, asTyped }) => {
      const typed = typedText(text);
      if (typed === null) throw badInput({ text: ['Введите, что искать.'] });
      if (typed.length > longestText) throw badInput({ text: [`Не больше ${longestText} символов.`] });
      return reading({ query: { q: typed, as_typed: asTyped === true || undefined } });
    }),
    searchSuggestions: limited(
      suggestionLimits,
      withCalls({ suggestions }, ({ suggestions }, _parent, { text }) => {
        const typed = typedText(text);
        if (typed === null) return nothing;
        if (typed.length > longestText) throw badInput({ text: [`Не больше ${longestText} символов.`] });
        return suggestions({ query: { q: typed } });
      }),
    ),
  },
  SuggestedProduct: { image: ({ image }) => image ?? '' },
};

import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { suggestionLimits } from './limits.ts';
import { maxTextLength, normalizeTypedText } from './rules.ts';
import type { SearchSuggestions } from './sources.ts';

const { reading, suggestions } = domains.search;

const noSuggestions: SearchSuggestions = { pages: [], queries: [], categories: [], brands: [], products: [] };

export const resolvers: Pick<Resolvers, 'Query' | 'SuggestedProduct'> = {
  Query: {
    searchReading: withCalls({ reading }, ({ reading }, _parent, { text, asTyped }) => {
      const normalizedText = normalizeTypedText(text);
      if (normalizedText === null) throw badInput({ text: ['Введите, что искать.'] });
      if (normalizedText.length > maxTextLength) throw badInput({ text: [`Не больше ${maxTextLength} символов.`] });
      return reading({ query: { q: normalizedText, as_typed: asTyped === true || undefined } });
    }),
    searchSuggestions: withLimits(
      suggestionLimits,
      withCalls({ suggestions }, ({ suggestions }, _parent, { text }) => {
        const normalizedText = normalizeTypedText(text);
        if (normalizedText === null) return noSuggestions;
        if (normalizedText.length > maxTextLength) throw badInput({ text: [`Не больше ${maxTextLength} символов.`] });
        return suggestions({ query: { q: normalizedText } });
      }),
    ),
  },
  SuggestedProduct: { image: ({ image }) => image ?? '' },
};

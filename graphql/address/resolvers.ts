import { maxSuggestions } from '@vitrina/services/address/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import type { NamePart, Resolvers } from '../generated/resolvers.ts';
import { typedLimits } from './limits.ts';
import { addressParts, nameParts, normalizeTypedText, toCleanedAddress, toCleanedName, toCleanedPhone } from './rules.ts';

const { suggest, clean } = domains.address;

interface Only {
  cityName?: string | undefined;
  part?: NamePart | null | undefined;
}

const partsOnWire = { FIRST_NAME: 'NAME', LAST_NAME: 'SURNAME', PATRONYMIC: 'PATRONYMIC' } as const;

const suggestionBody = (query: string, { cityName = '', part = null }: Only = {}) => ({
  query,
  count: maxSuggestions,
  locations: cityName === '' ? [] : [{ city: cityName }],
  parts: part === null ? [] : [partsOnWire[part]],
});

export const resolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    addressSuggestions: withLimits(
      typedLimits,
      withCalls({ suggest }, async ({ suggest }, _parent, { text, cityName }) => {
        const normalizedText = normalizeTypedText(text);
        if (normalizedText === null) return [];
        const { suggestions } = await suggest({
          params: { kind: 'address' },
          body: suggestionBody(normalizedText, { cityName: cityName?.trim().slice(0, 100) }),
        });
        return suggestions.map(({ value, data }) => ({ ...addressParts(data), text: value }));
      }),
    ),
    nameSuggestions: withLimits(
      typedLimits,
      withCalls({ suggest }, async ({ suggest }, _parent, { text, part }) => {
        const normalizedText = normalizeTypedText(text);
        if (normalizedText === null) return [];
        const { suggestions } = await suggest({ params: { kind: 'fio' }, body: suggestionBody(normalizedText, { part }) });
        return suggestions.map(({ value, data }) => ({ ...nameParts(data), text: value }));
      }),
    ),
    emailSuggestions: withLimits(
      typedLimits,
      withCalls({ suggest }, async ({ suggest }, _parent, { text }) => {
        const normalizedText = normalizeTypedText(text);
        if (normalizedText === null) return [];
        const { suggestions } = await suggest({ params: { kind: 'email' }, body: suggestionBody(normalizedText) });
        return suggestions.map(({ value }) => value);
      }),
    ),
    cleanedAddress: withLimits(
      typedLimits,
      withCalls({ clean }, async ({ clean }, _parent, { text }) => {
        const normalizedText = normalizeTypedText(text);
        const [cleaned] = normalizedText === null ? [] : await clean({ params: { kind: 'address' }, body: [normalizedText] });
        return cleaned === undefined ? null : toCleanedAddress(cleaned);
      }),
    ),
    cleanedPhone: withLimits(
      typedLimits,
      withCalls({ clean }, async ({ clean }, _parent, { text }) => {
        const normalizedText = normalizeTypedText(text);
        const [cleaned] = normalizedText === null ? [] : await clean({ params: { kind: 'phone' }, body: [normalizedText] });
        return cleaned === undefined ? null : toCleanedPhone(cleaned);
      }),
    ),
    cleanedName: withLimits(
      typedLimits,
      withCalls({ clean }, async ({ clean }, _parent, { text }) => {
        const normalizedText = normalizeTypedText(text);
        const [cleaned] = normalizedText === null ? [] : await clean({ params: { kind: 'name' }, body: [normalizedText] });
        return cleaned === undefined ? null : toCleanedName(cleaned);
      }),
    ),
  },
};

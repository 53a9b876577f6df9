import { maxSuggestions } from '@vitrina/services/address/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { limited } from '../calls/limited.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { NamePart, Resolvers } from '../generated/resolvers.ts';
import { typedLimits } from './limits.ts';
import { addressParts, cleanedAddress, cleanedName, cleanedPhone, nameParts, typedText } from './rules.ts';

const { suggest, clean } = domains.address;

interface Only {
  cityName?: string | undefined;
  part?: NamePart | null | undefined;
}

const partsOnWire = { FIRST_NAME: 'NAME', LAST_NAME: 'SURNAME', PATRONYMIC: 'PATRONYMIC' } as const;

const asked = (query: string, { cityName = '', part = null }: Only = {}) => ({
  query,
  count: maxSuggestions,
  locations: cityName === '' ? [] : [{ city: cityName }],
  parts: part === null ? [] : [partsOnWire[part]],
});

export const resolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    addressSuggestions: limited(
      typedLimits,
      withCalls({ suggest }, async ({ suggest }, _parent, { text, cityName }) => {
        const typed = typedText(text);
        if (typed === null) return [];
        const { suggestions } = await suggest({
          params: { kind: 'address' },
          body: asked(typed, { cityName: cityName?.trim().slice(0, 100) }),
        });
        return suggestions.map(({ value, data }) => ({ ...addressParts(data), text: value }));
      }),
    ),
    nameSuggestions: limited(
      typedLimits,
      withCalls({ suggest }, async ({ suggest }, _parent, { text, part }) => {
        const typed = typedText(text);
        if (typed === null) return [];
        const { suggestions } = await suggest({ params: { kind: 'fio' }, body: asked(typed, { part }) });
        return suggestions.map(({ value, data }) => ({ ...nameParts(data), text: value }));
      }),
    ),
    emailSuggestions: limited(
      typedLimits,
      withCalls({ suggest }, async ({ suggest }, _parent, { text }) => {
        const typed = typedText(text);
        if (typed === null) return [];
        const { suggestions } = await suggest({ params: { kind: 'email' }, body: asked(typed) });
        return suggestions.map(({ value }) => value);
      }),
    ),
    cleanedAddress: limited(
      typedLimits,
      withCalls({ clean }, async ({ clean }, _parent, { text }) => {
        const typed = typedText(text);
        const [cleaned] = typed === null ? [] : await clean({ params: { kind: 'address' }, body: [typed] });
        return cleaned === undefined ? null : cleanedAddress(cleaned);
      }),
    ),
    cleanedPhone: limited(
      typedLimits,
      withCalls({ clean }, async ({ clean }, _parent, { text }) => {
        const typed = typedText(text);
        const [cleaned] = typed === null ? [] : await clean({ params: { kind: 'phone' }, body: [typed] });
        return cleaned === undefined ? null : cleanedPhone(cleaned);
      }),
    ),
    cleanedName: limited(
      typedLimits,
      withCalls({ clean }, async ({ clean }, _parent, { text }) => {
        const typed = typedText(text);
        const [cleaned] = typed === null ? [] : await clean({ params: { kind: 'name' }, body: [typed] });
        return cleaned === undefined ? null : cleanedName(cleaned);
      }),
    ),
  },
};

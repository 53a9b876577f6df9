import { currentCityId, expandedFields } from '@vitrina/services/cities/vocabulary.ts';
import { defaultCity } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { orNull, reportSilent } from '../calls/fallback.ts';
import { fewOrAllLoader, keyedLoader, type Loader, requestMemo } from '../calls/loader.ts';
import { fallbackCity } from './rules.ts';
import type { City } from './sources.ts';

const { city, cities } = domains.cities;
const query = { expand: expandedFields };

/**
 * The visitor's city. One that cannot be loaded is replaced with the default, in the visitor's cookie too (spec 2 §8),
 * and from then on the operation's calls are about the default.
 */
export const visitorCity = requestMemo({ city }, async ({ city }, context): Promise<City> => {
  try {
    return await city({ params: { id: context.cityId() }, query });
  } catch (error) {
    reportSilent(context, 'currentCity', error);
    // Whoever has gone has not lost his city.
    if (context.signal().aborted || context.cityId() === defaultCity.id) return fallbackCity;
  }
  context.moveTo(defaultCity.id);
  try {
    return await city({ params: { id: defaultCity.id }, query });
  } catch (error) {
    reportSilent(context, 'currentCity', error);
    return fallbackCity;
  }
});

/** Answers that are read at most for all cities, and cities of one of them. */
const maxCityPages = 10;
const citiesOfPage = 250;

/** All cities by their ids, or the first 2,500 of them: one list for fields that stand in hundreds of places. */
export const allCities: Loader<void, ReadonlyMap<Id, City>> = {
  ...requestMemo({ cities }, async ({ cities }): Promise<ReadonlyMap<Id, City>> => {
    const readPage = (page: number) => cities({ query: { page, per_page: citiesOfPage, ...query } });
    const first = await readPage(1);
    const others = Array.from({ length: Math.max(0, Math.min(first.pageCount, maxCityPages) - 1) }, (_, index) => index + 2);
    const rest = await Promise.all(others.map(readPage));
    return new Map([first, ...rest].flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  }),
  cost: maxCityPages,
};

/** A city by its id; null when there is none. Of many at once the list of all cities is asked. */
export const cityById = fewOrAllLoader(
  { city },
  maxCityPages,
  ({ city }, id: Id): Promise<City | null> => orNull(city({ params: { id: currentCityId(id) }, query })),
  allCities,
);

/** A city by its Latin name; null when there is none. */
export const cityByAlias = keyedLoader({ cities }, async ({ cities }, alias: string): Promise<City | null> => {
  if (!/^[a-z-]{1,80}$/.test(alias)) return null;
  const { items } = await cities({ query: { alias, ...query } });
  return items.find((city) => city.alias === alias) ?? null;
});

import { expandedFields } from '@vitrina/services/cities/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { hasNextPage, hasPreviousPage } from '../base/numbered-page.ts';
import { toPageQuery } from '../base/paging.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { allCities, cityByAlias, cityById, visitorCity } from './loaders.ts';
import { nearestCity, timeZoneOf } from './rules.ts';

const { cities, priorityCities } = domains.cities;

export const resolvers: Pick<Resolvers, 'Query' | 'City' | 'NumberedPageInfo'> = {
  Query: {
    currentCity: withCalls({ visitorCity }, ({ visitorCity }) => visitorCity()),
    city: withCalls({ cityById, cityByAlias }, ({ cityById, cityByAlias }, _parent, { by: { id, alias } }) =>
      id == null ? cityByAlias(alias ?? '') : cityById(id),
    ),
    cities: withCalls({ cities }, ({ cities }, _parent, { query, popular, ...paging }) =>
      cities({ query: { query: query ?? undefined, popular: popular ?? undefined, expand: expandedFields, ...toPageQuery(paging) } }),
    ),
    nearestCity: withCalls({ allCities }, async ({ allCities }, _parent, { latitude, longitude }) => {
      if (!(Math.abs(latitude) <= 90)) throw badInput({ latitude: ['От −90 до 90.'] });
      if (!(Math.abs(longitude) <= 180)) throw badInput({ longitude: ['От −180 до 180.'] });
      return nearestCity([...(await allCities()).values()], { latitude, longitude });
    }),
    priorityCities: withCalls({ priorityCities }, ({ priorityCities }) => priorityCities({ query: { expand: expandedFields } })),
  },
  City: {
    declension: ({ name, declension }) => declension ?? name,
    timeZone: (city) => timeZoneOf(city),
    zoneCode: ({ zone }) => zone?.code ?? null,
  },
  NumberedPageInfo: { hasNextPage, hasPreviousPage },
};

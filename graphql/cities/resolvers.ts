import { expandedFields } from '@vitrina/services/cities/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { connection, hasNextPage, hasPreviousPage } from '../connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageAsked } from '../paging.ts';
import { reaches } from '../reaches.ts';
import { cityByAlias, cityById, visitorCity } from './loaders.ts';
import { timeZoneOf } from './rules.ts';

const { cities, priorityCities } = domains.cities;

export const resolvers: Pick<Resolvers, 'Query' | 'City' | 'CityConnection' | 'PageInfo'> = {
  Query: {
    currentCity: reaches({ visitorCity }, ({ visitorCity }) => visitorCity()),
    city: reaches({ cityById, cityByAlias }, ({ cityById, cityByAlias }, _parent, { by: { id, alias } }) =>
      id == null ? cityByAlias(alias ?? '') : cityById(id),
    ),
    cities: reaches({ cities }, ({ cities }, _parent, { query, popular, ...asked }) =>
      cities({ query: { query: query ?? undefined, popular: popular ?? undefined, expand: expandedFields, ...pageAsked(asked) } }),
    ),
    priorityCities: reaches({ priorityCities }, ({ priorityCities }) => priorityCities({ query: { expand: expandedFields } })),
  },
  City: {
    declension: ({ name, declension }) => declension ?? name,
    timeZone: (city) => timeZoneOf(city),
    latitude: (city) => city.ymap_latitude,
    longitude: (city) => city.ymap_longitude,
    zoneCode: ({ zone }) => zone?.code ?? null,
  },
  CityConnection: connection,
  PageInfo: { hasNextPage, hasPreviousPage },
};

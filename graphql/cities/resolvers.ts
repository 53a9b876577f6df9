import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../errors.ts';
import { orNull, quietly } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import { cityByAlias, visitorCity } from './loaders.ts';
import { currentCityId, timeZoneOf } from './rules.ts';

const { city, cities, priorityCities } = domains.cities;

export const resolvers: Pick<Resolvers, 'Query' | 'City' | 'CityPage' | 'PageInfo'> = {
  Query: {
    currentCity: reaches({ visitorCity }, ({ visitorCity }) => visitorCity()),
    city: reaches({ city, cityByAlias }, ({ city, cityByAlias }, _parent, { id, alias }) => {
      if ((id == null) === (alias == null)) throw badInput({ id: ['Укажите id или alias: одно из двух.'] });
      return id == null ? cityByAlias(alias ?? '') : orNull(city({ params: { id: currentCityId(id) } }));
    }),
    cities: reaches({ cities }, ({ cities }, _parent, { query, popular, page, perPage }) => {
      if (perPage != null && (perPage < 1 || perPage > 100)) throw badInput({ perPage: ['От 1 до 100.'] });
      if (page != null && page < 1) throw badInput({ page: ['Страницы считаются с 1.'] });
      return cities({
        query: { query: query ?? undefined, popular: popular ?? undefined, page: page ?? undefined, per_page: perPage ?? undefined },
      });
    }),
    priorityCities: reaches({ priorityCities }, ({ priorityCities }, _parent, _args, context) =>
      quietly(context, 'Query.priorityCities', priorityCities({}), []),
    ),
  },
  City: {
    timeZone: (city) => timeZoneOf(city),
    latitude: (city) => city.ymap_latitude,
    longitude: (city) => city.ymap_longitude,
  },
  CityPage: { pageInfo: (page) => page },
  PageInfo: { totalCount: (page) => page.total },
};

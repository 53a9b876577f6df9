import { city, type Operations, pageInfo } from './operation.ts';

export const cities: Operations = {
  cities: {
    source: `query Cities($query: String) { cities(query: $query, popular: true, page: 1, perPage: 20) { nodes { ${city} } ${pageInfo} }
      priorityCities { name } byId: city(by: { id: 133 }) { id } byAlias: city(by: { alias: "doneck" }) { alias } }`,
    variables: { query: 'дон' },
  },
};

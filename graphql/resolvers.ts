import type { SchemaDomain } from '@vitrina/services/registry.ts';
import { resolvers as accessories } from './accessories/resolvers.ts';
import { resolvers as actions } from './actions/resolvers.ts';
import { resolvers as address } from './address/resolvers.ts';
import { resolvers as addresses } from './addresses/resolvers.ts';
import { resolvers as articles } from './articles/resolvers.ts';
import { resolvers as auth } from './auth/resolvers.ts';
import { resolvers as banners } from './banners/resolvers.ts';
import { money } from './base/money.ts';
import { numberedPage } from './base/numbered-page.ts';
import { userErrorsOfPayload } from './base/user-errors.ts';
import { resolvers as basket } from './basket/resolvers.ts';
import { resolvers as cities } from './cities/resolvers.ts';
import { resolvers as comments } from './comments/resolvers.ts';
import { resolvers as corp } from './corp/resolvers.ts';
import { resolvers as credit } from './credit/resolvers.ts';
import { resolvers as delivery } from './delivery/resolvers.ts';
import { type AnyResolver, derivedQueries, pageTypes, payloadTypes } from './derived-resolvers.ts';
import { resolvers as employee } from './employee/resolvers.ts';
import { resolvers as lists } from './lists/resolvers.ts';
import { resolvers as loyalty } from './loyalty/resolvers.ts';
import { nodeResolvers } from './node.ts';
import { resolvers as orders } from './orders/resolvers.ts';
import { resolvers as payments } from './payments/resolvers.ts';
import { resolvers as products } from './products/resolvers.ts';
import { resolvers as profile } from './profile/resolvers.ts';
import { resolvers as promo } from './promo/resolvers.ts';
import { resolvers as repair } from './repair/resolvers.ts';
import { resolvers as search } from './search/resolvers.ts';
import { resolvers as site } from './site/resolvers.ts';
import { resolvers as smartprice } from './smartprice/resolvers.ts';
import { resolvers as stores } from './stores/resolvers.ts';
import { resolvers as tradein } from './tradein/resolvers.ts';

/** Resolvers of each domain, for the fields in which something is decided. */
const byDomain: Readonly<Partial<Record<SchemaDomain, object>>> = {
  cities,
  site,
  products,
  search,
  basket,
  delivery,
  stores,
  orders,
  payments,
  auth,
  profile,
  addresses,
  repair,
  address,
  comments,
  lists,
  articles,
  banners,
  promo,
  employee,
  corp,
  loyalty,
  actions,
  accessories,
  credit,
  smartprice,
  tradein,
};

/** Every resolver by type and field. */
export const resolvers: ReadonlyMap<string, ReadonlyMap<string, AnyResolver>> = byType([
  ...Object.values(byDomain),
  { Query: derivedQueries, Money: money },
]);

/** Of a field of `Subscription`: its events carry the field, so nothing else resolves it. */
interface Subscriber {
  subscribe: AnyResolver;
}

/** Domains share `Query` and `Mutation`; a field that two of them claim is a mistake. */
function byType(domains: readonly object[]): ReadonlyMap<string, ReadonlyMap<string, AnyResolver>> {
  const types = new Map<string, Map<string, AnyResolver>>();
  for (const [type, fields] of domains.flatMap((domain) => Object.entries<Record<string, AnyResolver | Subscriber>>({ ...domain }))) {
    const typeResolvers = types.get(type) ?? new Map<string, AnyResolver>();
    for (const [field, resolver] of Object.entries(fields)) {
      if (typeResolvers.has(field)) throw new Error(`${type}.${field} has two resolvers.`);
      typeResolvers.set(field, typeof resolver === 'function' ? resolver : resolver.subscribe);
    }
    types.set(type, typeResolvers);
  }
  for (const [type, fields] of Object.entries(nodeResolvers(types.get('Query') ?? new Map())))
    types.set(type, new Map([...(types.get(type) ?? []), ...Object.entries(fields)]));
  for (const type of pageTypes) types.set(type, new Map([...Object.entries<AnyResolver>(numberedPage), ...(types.get(type) ?? [])]));
  for (const type of payloadTypes) types.set(type, new Map([['userErrors', userErrorsOfPayload], ...(types.get(type) ?? [])]));
  return types;
}

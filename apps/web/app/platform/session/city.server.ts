import { isId } from '@vitrina/services/contract/fields/id.ts';
import { type MiddlewareFunction, redirect } from 'react-router';
import { CityByAliasDocument, CityByIdDocument } from '../../generated/graphql.ts';
import { shop } from '../company.ts';
import { query } from '../gateway/query.server.ts';
import { shopOf } from '../gateway/shop.server.ts';
import { cityOfPath } from './city-path.ts';
import { lifetime, readCookie, writeCookie } from './cookies.server.ts';

/** `?city_id=12` stores the city, if there is one, and goes on to the same address without it (spec 1 §2). */
export const cityOfAddress: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const asked = url.searchParams.get('city_id');
  if (asked === null || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
  const { data } = isId(asked) ? await query(context, request, CityByIdDocument, { by: { id: asked } }) : { data: null };
  if (data?.city != null) writeCookie(context, 'city_id', data.city.id, { maxAge: lifetime.city, httpOnly: false });
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('city_id');
  throw redirect(`${url.pathname}${rest.size === 0 ? '' : `?${rest}`}`, 302);
};

/**
 * The city in the path selects the city (spec 1 §2): this whole answer, header included, is about it, and the cookie has it from
 * now on. A city that nobody knows is left to the screen, which is 404.
 */
export const cityInPath: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const alias = cityOfPath(url.pathname);
  if (alias === null || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
  const { data } = await query(context, request, CityByAliasDocument, { by: { alias } });
  const city = data?.city ?? null;
  if (city === null || city.id === (readCookie(request, 'city_id') ?? shop.defaultCity.id)) return next();
  shopOf(context).cityId = city.id;
  writeCookie(context, 'city_id', city.id, { maxAge: lifetime.city, httpOnly: false });
  return next();
};

import { isId } from '@vitrina/services/contract/fields/id.ts';
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { CityByAliasDocument, type CityByAliasQuery, CityByIdDocument } from '../../generated/graphql.ts';
import { shop } from '../company.ts';
import { type Answer, query } from '../gateway/query.server.ts';
import { shopOf } from '../gateway/shop.server.ts';
import { cityOfPath } from './city-path.ts';
import { lifetime, readCookie, writeCookie } from './cookies.server.ts';

/** `?city_id=12` stores the city, if there is one, and goes on to the same address without it (spec 1 §2). */
export const cityOfAddress: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const requestedId = url.searchParams.get('city_id');
  if (requestedId === null || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
  const { data } = isId(requestedId) ? await query(context, request, CityByIdDocument, { by: { id: requestedId } }) : { data: null };
  if (data?.city != null) writeCookie(context, 'city_id', data.city.id, { maxAge: lifetime.city, httpOnly: false });
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('city_id');
  throw redirect(`${url.pathname}${rest.size === 0 ? '' : `?${rest}`}`, 302);
};

const ofPath = createContext<{ alias: string; answer: Promise<Answer<CityByAliasQuery>> } | null>(null);

/** The city that the path names, asked for once by all that is about it. */
export function cityByAlias(context: Readonly<RouterContextProvider>, request: Request, alias: string): Promise<Answer<CityByAliasQuery>> {
  const cached = context.get(ofPath);
  if (cached?.alias === alias) return cached.answer;
  const answer = query(context, request, CityByAliasDocument, { by: { alias } });
  context.set(ofPath, { alias, answer });
  return answer;
}

/**
 * The city in the path selects the city (spec 1 §2): this whole answer, header included, is about it, and the cookie has it from
 * now on. A city that nobody knows is left to the screen, which is 404.
 */
export const cityInPath: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const alias = cityOfPath(url.pathname);
  if (alias === null || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
  const { data } = await cityByAlias(context, request, alias);
  const city = data?.city ?? null;
  if (city === null) return next();
  shopOf(context).cityId = city.id;
  if (city.id !== (readCookie(context, 'city_id') ?? shop.defaultCity.id))
    writeCookie(context, 'city_id', city.id, { maxAge: lifetime.city, httpOnly: false });
  return next();
};

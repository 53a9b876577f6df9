import { redirect } from 'react-router';
import type { Route } from '../+types/root';
import { lifetime, writeCookie } from './cookies.server.ts';

/** `?city_id=12` stores the city and goes on to the same address without it (spec 1 §2). */
export const cityOfAddress: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  const asked = url.searchParams.get('city_id');
  if (asked === null || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
  if (/^[1-9]\d{0,8}$/.test(asked)) writeCookie(context, 'city_id', asked, { maxAge: lifetime.city, httpOnly: false });
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('city_id');
  throw redirect(`${url.pathname}${rest.size === 0 ? '' : `?${rest}`}`, 302);
};

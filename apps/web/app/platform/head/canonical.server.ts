import { type MiddlewareFunction, redirect } from 'react-router';
import { canonicalForm } from './canonical.ts';

/** Sends every other writing of an address to its one form (301), before anything is loaded. */
export const canonicalPath: MiddlewareFunction<Response> = async ({ request, url, pattern }, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const form = canonicalForm(url.pathname, pattern);
    if (form !== null) throw redirect(`${form}${url.search}`, 301);
  }
  return next();
};

import { type MiddlewareFunction, redirect } from 'react-router';

/** Sends every other writing of an address to its one form (301), before anything is loaded. */
export const canonicalPath: MiddlewareFunction<Response> = async ({ request, url, pattern }, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const form = canonicalForm(url.pathname, pattern);
    if (form !== null) throw redirect(`${form}${url.search}`, 301);
  }
  return next();
};

/**
 * The one form of an address: no trailing or doubled slashes, the fixed words of the route in lower case. Null when the
 * path is in that form already. Parameters keep their case: their own screens know the right one.
 */
export function canonicalForm(path: string, pattern: string): string | null {
  const patternSegments = pattern.split('/').filter((word) => word !== '');
  const segments = path.split('/').filter((segment) => segment !== '');
  const form = `/${segments.map((segment, at) => (patternSegments[at]?.toLowerCase() === segment.toLowerCase() ? patternSegments[at] : segment)).join('/')}`;
  return form === path ? null : form;
}

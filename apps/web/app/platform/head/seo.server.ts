import { createContext, type LoaderFunctionArgs, type MiddlewareFunction, replace } from 'react-router';
import { PathSeoDocument, type SeoTextFragment } from '../../generated/graphql.ts';
import type { Failure } from '../gateway/gateway-failure.ts';
import { failed, notFound, query } from '../gateway/query.server.ts';
import { shopOf } from '../gateway/shop.server.ts';

/** What the provider says of the path of this request. */
export interface PathSeo {
  /** Null where it knows no such page, or could not be asked. */
  seo: SeoTextFragment | null;
  failure: Failure | null;
}

/** Null of a path that nobody is asked about. */
export const pathSeo = createContext<PathSeo | null>(null);

/** The longest path and text that the provider is asked about; no page of the shop has a longer path. */
const maxPath = 500;
const maxText = 200;

/** The account is its owner's: no search engine sees it (spec 1 §2). */
const isExempt = (path: string): boolean => path.includes('/account');

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** What an advertisement has added to the address goes along; a search and an address with parameters of its own stay as they are. */
const withMarks = (to: string, { search, searchParams }: URL): string =>
  to.includes('?') || searchParams.has('q') || searchParams.has('query') ? to : `${to}${search}`;

/**
 * Asks for the SEO data of every page before it is loaded (spec 1 §2). It belongs to both layouts, which all pages have, and
 * nothing but pages: so a path that moved leads on even if nothing stands there any more.
 */
export const seoOfPath: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  if (isExempt(url.pathname)) return next();
  const text = (url.searchParams.get('q') ?? url.searchParams.get('query') ?? '').trim().slice(0, maxText);
  const answer =
    url.pathname.length > maxPath ? null : await query(context, request, PathSeoDocument, { path: url.pathname, text: text || null });
  const seo = answer?.data?.seo ?? null;
  const moved = seo?.redirect;
  if (moved && moved.url !== url.pathname && isReading(request)) throw replace(withMarks(moved.url, url), moved.code);
  context.set(pathSeo, { seo, failure: answer?.errors[0] ?? null });
  return next();
};

/** Fails the page whose SEO data could not be loaded, and ends one that the provider does not know in «Страница не найдена». */
export function checkSeo({ context, request, params }: Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>): null {
  const asked = context.get(pathSeo);
  // What a form has done is shown whatever becomes of the title.
  if (asked === null || asked.seo !== null || !isReading(request)) return null;
  const leadsNowhere = '*' in params;
  if (asked.failure === null || leadsNowhere) notFound();
  shopOf(context).log.error({ code: asked.failure.code }, 'Ошибка при загрузке SEO');
  return failed(asked.failure);
}

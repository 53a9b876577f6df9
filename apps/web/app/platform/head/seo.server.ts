import { createContext, type LoaderFunctionArgs, type MiddlewareFunction, type RouterContextProvider, replace } from 'react-router';
import { PathSeoDocument, type SeoTextFragment } from '../../generated/graphql.ts';
import type { Failure } from '../gateway/gateway-failure.ts';
import { type Answer, type Document, notFound, query, throwFailure } from '../gateway/query.server.ts';
import { shopOf } from '../gateway/shop.server.ts';

/** What the provider says of the path of this request. */
export interface PathSeo {
  /** Null where it knows no such page, or could not be asked. */
  seo: SeoTextFragment | null;
  failure: Failure | null;
}

/** Null of a path that nobody is asked about, and before anybody is. */
export const pathSeo = createContext<PathSeo | null>(null);

type Context = Readonly<RouterContextProvider>;

/** The longest path and text that the provider is asked about; no page of the shop has a longer path. */
const maxPath = 500;
const maxText = 200;

/** The account is its owner's: no search engine sees it (spec 1 §2). */
const isExempt = (path: string): boolean => path.includes('/account');

/** Screens that ask for the SEO data with what they show first (`queryPage`): they have more to ask for afterwards. */
const inScreen: ReadonlySet<string> = new Set([
  '/',
  '/catalog/:categoryId?',
  ...['brand', 'tag', 'compatibility-brand'].map((word) => `/catalog/${word}/:code/:a?/:b?/:c?`),
  ...['series', 'model'].map((word) => `/catalog/${word}/:code/:a?`),
  '/catalog/:categoryCode/:categoryId',
  '/search/:a?/:b?/:c?',
  '/cart',
  '/cart/accessories/:itemId',
  ...['contacts', 'delivery', 'payments', 'summary', 'fast'].map((step) => `/cart/${step}`),
  '/compare',
  '/bonus',
]);
const isOfProduct = (pattern: string): boolean => pattern.startsWith('/catalog/:categoryCode/:categoryId/:leaf');
const isInScreen = ({ pattern = '' }: { pattern?: string }): boolean => inScreen.has(pattern) || isOfProduct(pattern);

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** What an advertisement has added to the address goes along; a search and an address with parameters of its own stay as they are. */
const withMarks = (to: string, { search, searchParams }: URL): string =>
  to.includes('?') || searchParams.has('q') || searchParams.has('query') ? to : `${to}${search}`;

/** What the provider is asked about. */
function seoVariables({ pathname, searchParams }: URL): { path: string; text: string | null } {
  const text = (searchParams.get('q') ?? searchParams.get('query') ?? '').trim().slice(0, maxText);
  return { path: pathname, text: text || null };
}

/** Whose screen it is, and at which address. */
export interface Page {
  context: Context;
  request: Request;
  url: URL;
}

/** Leads on from a path that has moved; else the page has what was said of it. */
function noteSeo({ context, request, url }: Page, answer: Answer<{ seo?: SeoTextFragment | null }> | null): void {
  const seo = answer?.data?.seo ?? null;
  const redirectTo = seo?.redirect;
  if (redirectTo && redirectTo.url !== url.pathname && isReading(request)) throw replace(withMarks(redirectTo.url, url), redirectTo.code);
  const failure = answer?.errors.find(({ path }) => answer.data === null || path.split('.')[0] === 'seo') ?? null;
  context.set(pathSeo, { seo, failure });
}

const askSeo = async ({ context, request, url }: Page) =>
  noteSeo(
    { context, request, url },
    url.pathname.length > maxPath ? null : await query(context, request, PathSeoDocument, seoVariables(url)),
  );

/**
 * The SEO data of every page (spec 1 §2), asked for before it is loaded unless the screen brings it. It belongs to both layouts, which all
 * pages have, and nothing but pages: so a path that moved leads on even if nothing stands there any more.
 */
export const seoOfPath: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  if (isExempt(url.pathname)) return next();
  const page = { context, request, url };
  const isLater = isInScreen(shopOf(context)) && url.pathname.length <= maxPath;
  if (!isLater) await askSeo(page);
  const response = await next();
  // Nothing that has such an address was found, or a part of the screen was loaded alone.
  if (isLater && context.get(pathSeo) === null && !response.headers.has('location')) await askSeo(page);
  return response;
};

/** `query` for what a screen shows first where that brings the SEO data of its path (`...PageSeo`); the screen says whether it has to be there. */
export async function queryPage<
  Result extends { seo?: SeoTextFragment | null },
  Variables extends Record<string, unknown> & { path: string },
>(page: Page, document: Document<Result, Variables>, variables: Omit<Variables, 'path' | 'text'>): Promise<Answer<Result>> {
  const { context, request, url } = page;
  // The type says that `path` and `text` are what is left out.
  const answer = await query(context, request, document, { ...variables, ...seoVariables(url) } as unknown as Variables);
  noteSeo(page, answer);
  return answer;
}

/** Fails the page whose SEO data could not be loaded, and ends one that the provider does not know in «Страница не найдена». */
export function checkSeo({ context, request, params }: Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>): null {
  const lookup = context.get(pathSeo);
  // What a form has done is shown whatever becomes of the title.
  if (lookup === null || lookup.seo !== null || !isReading(request)) return null;
  const leadsNowhere = '*' in params;
  if (lookup.failure === null || leadsNowhere) notFound();
  shopOf(context).log.error({ code: lookup.failure.code }, 'Ошибка при загрузке SEO');
  return throwFailure(lookup.failure);
}

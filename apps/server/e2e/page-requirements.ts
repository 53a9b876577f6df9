import routes from '@vitrina/web/app/routes.ts';
import { matchRoutes, type RouteObject } from 'react-router';

/** What a page tells whoever comes from outside. */
export interface PageFacts {
  title: string;
  description: string;
  robots: string;
  headings: string[];
  canonical: string[];
  /** Where the steps of the breadcrumbs lead; null for the page itself. */
  steps: (string | null)[];
  /** Structured data. */
  data: Record<string, unknown>[];
}

/** A screen that search engines shall find. */
interface IndexedPage {
  /** Types of structured data that each of its pages tells; one with `BreadcrumbList` shows the way to it. */
  requiredTypes: readonly string[];
  /** Types that at least one of its pages tells: not every product has a review. */
  someTypes?: readonly string[];
}

/**
 * What the screens of a route owe. `apart`: open to everybody and no matter of search engines. `elsewhere`: a guest who has nothing is led on
 * from there, or finds nothing; or no link leads to it.
 */
type PageRequirement = IndexedPage | 'apart' | 'elsewhere';

const inPlace: IndexedPage = { requiredTypes: ['BreadcrumbList'] };
const part: IndexedPage = { requiredTypes: ['Product', 'BreadcrumbList'] };

const product = 'catalog/:categoryCode/:categoryId/:leaf';
const tail = ':a?/:b?/:c?';

/** By the path of each route, as `apps/web/app/routes.ts` has it. */
const pageRequirements: Readonly<Record<string, PageRequirement>> = {
  '': { requiredTypes: ['Organization', 'WebSite'] },

  'catalog/:categoryId?': inPlace,
  'catalog/:categoryCode/:categoryId': inPlace,
  [`catalog/brand/:code/${tail}`]: inPlace,
  [`catalog/tag/:code/${tail}`]: inPlace,
  [`catalog/compatibility-brand/:code/${tail}`]: inPlace,
  'catalog/series/:code/:a?': inPlace,
  'catalog/model/:code/:a?': inPlace,

  [product]: part,
  [`${product}/specs`]: part,
  [`${product}/digital`]: part,
  [`${product}/manuals`]: part,
  [`${product}/accessories/:page?`]: part,
  [`${product}/credit`]: part,
  [`${product}/supplier`]: part,
  [`${product}/markdown`]: part,
  [`${product}/availability/:city?`]: part,
  [`${product}/comments/:page?`]: { ...part, someTypes: ['Review'] },
  [`${product}/faq/:page?`]: { ...part, someTypes: ['FAQPage'] },
  [`${product}/:tab`]: 'elsewhere',

  [`search/${tail}`]: 'apart',
  'special-offers': inPlace,
  'special-offers/:id': inPlace,
  'reviews/list/:a?/:b?/:c?': inPlace,
  'reviews/view/:slug': { requiredTypes: ['Article', 'BreadcrumbList'] },
  'advent-calendar': inPlace,
  offline: 'elsewhere',
  'trade-in': inPlace,
  honor: inPlace,
  news: inPlace,
  'news/:id': { requiredTypes: ['NewsArticle', 'BreadcrumbList'] },
  city: 'apart',
  niche: 'apart',
  shops: inPlace,
  'store/:slug?': { requiredTypes: ['ElectronicsStore', 'BreadcrumbList'] },
  contacts: inPlace,
  help: { requiredTypes: ['FAQPage', 'BreadcrumbList'] },
  delivery: inPlace,
  'delivery/pay': inPlace,
  'legal/:document': inPlace,
  'favorite-products': 'apart',
  compare: 'apart',
  bonus: inPlace,
  corp: inPlace,
  repair: inPlace,
  'repair/service': inPlace,
  'repair/:id': 'elsewhere',
  employee: 'apart',

  cart: 'apart',
  'cart/accessories/:itemId': 'elsewhere',
  'cart/gift': 'elsewhere',
  'cart/contacts': 'elsewhere',
  'cart/delivery': 'elsewhere',
  'cart/payments': 'elsewhere',
  'cart/summary': 'elsewhere',
  'cart/fast': 'elsewhere',
  'cart/one-click': 'elsewhere',
  'cart/payment/:id': 'elsewhere',
  'order-info/:id': 'elsewhere',
  'order-info/:id/receipt': 'elsewhere',
  'order-info/:id/invoice': 'elsewhere',
  'order-info/:id/return': 'elsewhere',
  'order-info/:id/gift': 'elsewhere',
  'order-status': 'apart',

  'user/login': 'apart',
  'user/password-reset': 'apart',
  account: 'elsewhere',
  'account/orders': 'elsewhere',
  'account/orders/:orderId': 'elsewhere',
  'account/orders/:orderId/return': 'elsewhere',
  'account/repairs': 'elsewhere',
  'account/profile': 'elsewhere',
  'account/profile/confirm-email': 'elsewhere',
  'account/notice': 'elsewhere',
  'account/reviews': 'elsewhere',
  'account/faq': 'elsewhere',
  'account/mailings': 'elsewhere',
  'account/addresses': 'elsewhere',
  '*': 'elsewhere',
};

type Entry = (typeof routes)[number];

const joinPaths = (...parts: (string | undefined)[]): string => parts.filter((part) => part).join('/');

/** Paths of the routes that have a screen; what else is answered (files, actions) is written without JSX. */
const pathsOf = (entries: readonly Entry[], before = ''): string[] =>
  entries.flatMap(({ path, file, index, children }) => {
    const whole = joinPaths(before, path);
    const isScreen = file.endsWith('.tsx') && (path !== undefined || index === true);
    return [...(isScreen ? [whole] : []), ...pathsOf(children ?? [], whole)];
  });

/** Routes without a requirement, and requirements without a route. */
export function routesWithoutRequirement(): string[] {
  const paths = pathsOf(routes);
  return [
    ...paths.filter((path) => !(path in pageRequirements)).map((path) => `${path} has no requirement`),
    ...Object.keys(pageRequirements)
      .filter((path) => !paths.includes(path))
      .map((path) => `${path} is no route`),
  ];
}

const objectsOf = (entries: readonly Entry[]): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index === true
      ? { index, ...(path === undefined ? {} : { path }) }
      : { ...(path === undefined ? {} : { path }), children: objectsOf(children ?? []) },
  );
const objects = objectsOf(routes);

/** The route whose screen an address shows: further pages are of the route of the first. */
export function routeOf({ pathname }: URL): string {
  const matches = matchRoutes(objects, pathname.replace(/\/page-\d+$/, '')) ?? [];
  return joinPaths(...matches.map(({ route }) => route.path));
}

const isNoIndex = ({ robots }: PageFacts): boolean => robots.includes('noindex');
const typesOf = ({ data }: PageFacts): unknown[] => data.map((each) => each['@type']);

/** What a page lacks of what its route owes. */
export function missingRequirements(address: URL, facts: PageFacts): string[] {
  const requirement = pageRequirements[routeOf(address)];
  if (requirement === undefined) return ['no requirement'];
  const isFound = typeof requirement !== 'string' && !isNoIndex(facts);
  const page = address.searchParams.get('page');
  const canonical = `${address.origin}${address.pathname}${page === null ? '' : `?page=${page}`}`;
  const checks: [string, boolean][] = [
    ['title', facts.title !== ''],
    ['one heading', facts.headings.length === 1 && facts.headings[0] !== ''],
    ['breadcrumbs', !needsBreadcrumbs(requirement) || (facts.steps[0] === '/' && facts.steps.length > 1)],
    ['robots', isFound || isNoIndex(facts)],
    ['description', !isFound || facts.description !== ''],
    ['canonical', isFound ? facts.canonical.join() === canonical : facts.canonical.length === 0],
    ...(isFound ? requirement.requiredTypes : []).map((type): [string, boolean] => [type, typesOf(facts).includes(type)]),
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => `no ${name}`);
}

const needsBreadcrumbs = (requirement: PageRequirement): boolean =>
  typeof requirement === 'string' || requirement.requiredTypes.includes('BreadcrumbList');

/** Requirements that a crawl has not seen met: routes that nothing led to, or of which none may be found, and data that no page told. */
export function unmetRequirements(factsByRoute: ReadonlyMap<string, readonly PageFacts[]>): string[] {
  return Object.entries(pageRequirements).flatMap(([path, requirement]) => {
    if (requirement === 'elsewhere') return [];
    const pages = factsByRoute.get(path) ?? [];
    if (pages.length === 0) return [`nothing leads to /${path}`];
    if (requirement === 'apart') return [];
    const types = new Set(pages.flatMap(typesOf));
    return [
      ...(pages.every(isNoIndex) ? [`no page of /${path} may be found`] : []),
      ...(requirement.someTypes ?? []).filter((type) => !types.has(type)).map((type) => `no page of /${path} tells ${type}`),
    ];
  });
}

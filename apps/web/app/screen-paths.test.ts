import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { leadsSomewhere } from './platform/head/screen-paths.ts';
import routes from './routes.ts';

type Entry = (typeof routes)[number];

const objectOf = ({ path, index, children, file }: Entry): RouteObject =>
  index
    ? { index: true, id: file }
    : { id: `${file} ${path}`, ...(path && { path }), ...(children && { children: children.map(objectOf) }) };
const screens = routes.filter(({ children }) => children !== undefined);

/** The address of the route that shows a path; `*` where none does. */
function routeOf(path: string): string {
  const found = matchRoutes(screens.map(objectOf), path) ?? [];
  return `/${found.flatMap(({ route }) => route.path ?? []).join('/')}`;
}

/** Every screen of the shop by the path of its route. */
const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return [...(index || (path !== undefined && children.length === 0) ? [here === '' ? '/' : here] : []), ...pathsOf(children, here)];
  });

/** What stands for a parameter in an address: with it and, where it may be absent, without it. */
const values: Readonly<Record<string, readonly string[]>> = {
  ':categoryCode': ['smartphones', 'phone_cases'],
  ':categoryId': ['224'],
  ':code': ['lg', 'be.quiet', 'vogel-s', 'a&b', 'skidki', 'apple-iphone-17'],
  ':leaf': ['1000000042', 'SKU-12.a'],
  ':tab': ['comments-2', 'faq-3', 'comments-page-2'],
  ':page': ['page-2'],
  ':city': ['doneck', 'nizhniy-novgorod'],
  ':id': ['42', 'A-1024'],
  ':slug': ['vitrina-ulica-artema-1001'],
  ':document': ['privacy', 'consent', 'offer', 'recommendations', 'cookies'],
  ':orderId': ['42', 'A-1024'],
};
/** What may follow a listing, and a list of reviews. */
const tails = ['', '/page-2', '/smartphones/224', '/smartphones/224/page-2'];
const reviewTails = ['', '/category-tv', '/brand-lg', '/badge-test', '/category-tv/brand-lg', '/category-tv/brand-lg/badge-test'];

/** Whole addresses of a route. */
function examplesOf(path: string): string[] {
  if (path.startsWith('/reviews/list')) return reviewTails.map((tail) => `/reviews/list${tail}`);
  const [head = path] = path.split('/:a?');
  const ends = path.endsWith('/:a?/:b?/:c?') ? tails : path.endsWith('/:a?') ? tails.slice(0, 2) : [''];
  const wholes = head.split('/').reduce<string[]>(
    (begun, segment) => {
      const name = segment.replace(/\?$/, '');
      const each = name.startsWith(':') ? (values[name] ?? []).map((value) => `/${value}`) : segment === '' ? [''] : [`/${segment}`];
      return begun.flatMap((before) => [...(name === segment ? [] : [before]), ...each.map((next) => before + next)]);
    },
    [''],
  );
  return wholes.flatMap((whole) => ends.map((end) => whole + end || '/'));
}

/** Where nobody is led by a tile: the steps of an order, and what is somebody's own under a number of its own. */
const own = /^\/(?:cart\/.+|order-info\/.+|repair\/:id|account\/(?:orders\/:orderId\/return|profile\/confirm-email)|\*)$/;
const reachablePaths = pathsOf(screens).filter((path) => !own.test(path));

describe('where a tile of the provider may lead', () => {
  test.each(reachablePaths)('%s is a screen that is known', (path) => {
    const examples = examplesOf(path);
    expect(examples.length).toBeGreaterThan(0);
    for (const url of examples) {
      expect([url, routeOf(url)]).not.toEqual([url, '/*']);
      for (const written of [url, `${url}?utm_source=letter`, `${url}#part`])
        expect([written, leadsSomewhere({ url: written })]).toEqual([written, true]);
    }
  });

  test.each(pathsOf(screens).filter((path) => own.test(path)))('%s is none of them', (path) => {
    for (const url of examplesOf(path.replace('*', 'nothing').replace(':itemId', '7')))
      expect([url, leadsSomewhere({ url })]).toEqual([url, false]);
  });

  test('what is known is a screen, whatever stands behind it', () => {
    const wider = reachablePaths
      .flatMap(examplesOf)
      .flatMap((url) => [`${url}/nothing`, `${url}x`, `${url}/`, url.slice(0, url.lastIndexOf('/')), url.slice(0, -1), `/x${url}`])
      .filter((url) => leadsSomewhere({ url }) && (url === '' || routeOf(url) === '/*'));
    expect(wider).toEqual([]);
  });

  test.each([
    ...['/catalog/x', '/catalog/brand', '/catalog/smartphones', '/catalog/smartphones/x', '/catalog/brand/lg/x'],
    ...[
      '/catalog/smartphones/224/page-0',
      '/catalog/smartphones/224/7/opinions',
      '/catalog/smartphones/224/7/specs/page-2',
      '/catalog//224',
    ],
    ...[
      '/catalog/smartphones/224/7/availability/Донецк',
      '/catalog/series/a/smartphones/224',
      '/search/smartphones',
      '/search/smartphones/x',
    ],
    ...['/special-offers/a~b', '/news/a~b', '/reviews', '/reviews/view', '/reviews/list/x', '/legal', '/legal/licence'],
    ...[
      '/menu',
      '/suggestions',
      '/cart/add',
      '/robots.txt',
      '/sitemap.xml',
      '/user/logout',
      '/lists/change',
      '',
      'catalog',
      'javascript:alert(1)',
    ],
    ...['https://evil.example/catalog', '//evil.example', '//evil.example/catalog', '/\\evil.example', '/catalog\n'],
  ])('%j is none', (url) => expect(leadsSomewhere({ url })).toBe(false));
});

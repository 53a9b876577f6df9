import { expect, test } from './shop.ts';

/** Addresses of one kind that are opened; of a kind with thousands (products, combinations of filters) a sample will do. */
const mostOfAKind = 25;

/** Numbers, codes and texts are what addresses of one kind differ in. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  const parts = pathname
    .split('/')
    .map((part, index) => (/^\d+$/.test(part) ? 'n' : /^page-\d+$/.test(part) ? 'page' : index > 1 ? 'x' : part));
  return `${parts.join('/')}?${[...new Set(searchParams.keys())]
    .map((key) => (key.startsWith('f.') ? 'f' : key))
    .sort()
    .join('&')}`;
}

const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

test('every link of the shop and every GET form answers, and none leads nowhere', async ({ page, request, baseURL }, info) => {
  // Robots see one width and no scripts.
  if (info.project.name !== 'nojs-1280') return expect(page).toBeTruthy();
  const seen = new Set<string>();
  const kinds = new Map<string, number>();
  const queue = [{ path: '/', from: '' }];
  const broken: string[] = [];
  const add = (target: string, from: string) => {
    const { origin, pathname, search } = new URL(target, `${baseURL}${from}`);
    const path = `${pathname}${search}`;
    if (origin !== baseURL || seen.has(path)) return;
    seen.add(path);
    const kind = kindOf(path);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if ((kinds.get(kind) ?? 0) <= mostOfAKind) queue.push({ path, from });
  };
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next;
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    if (answer.status() >= 400) broken.push(`${answer.status()} ${path} (from ${from})`);
    if (!(answer.headers()['content-type'] ?? '').includes('text/html')) continue;
    const html = await answer.text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      if (href === '' || href === '#' || href.startsWith('javascript:')) broken.push(`an empty link on ${path}`);
      else if (!/^(tel|mailto):/.test(href) && !href.startsWith('#')) add(decoded(href), path);
    }
    for (const [tag = ''] of html.matchAll(/<form\b[^>]*>/g)) {
      const method = /method="(\w+)"/i.exec(tag)?.[1]?.toLowerCase() ?? 'get';
      const action = /action="([^"]*)"/.exec(tag)?.[1];
      if (method === 'get') add(decoded(action ?? path), path);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);
});

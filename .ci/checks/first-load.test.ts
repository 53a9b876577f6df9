import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { plantedIn } from '../testing/tree.ts';
import { measure } from './first-load.ts';

const [home, listing, product, about] = ['home/route', 'listing/category', 'product/route', 'product/about/route'].map(
  (id) => `routes/${id}`,
);
const routes = [
  { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/framework.js'] },
  { id: 'layout', parentId: 'root', module: '/assets/layout.js' },
  { id: home, parentId: 'layout', index: true, module: '/assets/home.js' },
  { id: listing, parentId: 'layout', path: 'catalog/:code/:id', module: '/assets/listing.js' },
  { id: product, parentId: 'layout', path: 'catalog/:code/:id/:leaf', module: '/assets/product.js' },
  { id: about, parentId: product, index: true, module: '/assets/about.js', imports: ['/assets/gallery.js', '/assets/framework.js'] },
  { id: 'cart', parentId: 'layout', path: 'cart', module: '/assets/cart.js' },
];
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
};
/** Nothing makes it smaller, so its length is its weight. */
const heavy = (kibibytes: number) => randomBytes(kibibytes * 512).toString('hex');

function built(weights: Readonly<Record<string, number>>): string {
  const scripts = ['entry', 'framework', 'root', 'layout', 'cart', 'home', 'listing', 'product', 'about', 'gallery'];
  return plantedIn({
    'assets/manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    'assets/manifest-route.js': 'export {};',
    ...Object.fromEntries(scripts.map((name) => [`assets/${name}.js`, heavy(weights[name] ?? 0)])),
  });
}

test("what is common to all screens is counted once and apart from what is a screen's own", () => {
  const { notes, problems } = measure(built({ framework: 160, layout: 20, about: 4, gallery: 4 }));
  expect(problems).toEqual([]);
  const weightOf = (part: string) => Number(/^ *([\d.]+) KiB/.exec(notes.find((note) => note.includes(part)) ?? '')?.[1]);
  expect(weightOf('and layout')).toBeGreaterThan(90);
  expect(weightOf(`${home}'s own`)).toBeLessThan(0.2);
  expect(weightOf(`${about}'s own`)).toBeGreaterThan(4);
  expect(weightOf(`${about}'s own`)).toBeLessThan(5);
});

test('a screen over its budget is named, the others are not', () => {
  const { problems } = measure(built({ framework: 160, gallery: 24 }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^routes\/product\/about\/route by itself loads /);
});

test('a screen that nobody named has a budget too', () => {
  const { problems } = measure(built({ cart: 36 }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^cart by itself loads /);
});

test('what all screens load has a budget of its own', () => {
  const { problems } = measure(built({ framework: 220 }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^layout, with React and the router, loads /);
});

test('a build without a manifest is not a small one', () => {
  expect(() => measure(plantedIn({}))).toThrow('no manifest');
});

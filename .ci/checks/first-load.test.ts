import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { plantTree } from '../testing/tree.ts';
import { measure } from './first-load.ts';

const [home, listing, product, about] = ['home/route', 'listing/category', 'product/route', 'product/about/route'].map(
  (id) => `routes/${id}`,
);
const routes = [
  { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/framework-1.js'] },
  { id: 'layout', parentId: 'root', module: '/assets/layout.js' },
  { id: home, parentId: 'layout', index: true, module: '/assets/home.js' },
  { id: listing, parentId: 'layout', path: 'catalog/:code/:id', module: '/assets/listing.js' },
  { id: product, parentId: 'layout', path: 'catalog/:code/:id/:leaf', module: '/assets/product.js' },
  { id: about, parentId: product, index: true, module: '/assets/about.js', imports: ['/assets/gallery.js', '/assets/framework-1.js'] },
  { id: 'cart', parentId: 'layout', path: 'cart', module: '/assets/cart.js' },
];
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework-1.js'] },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
};
/** Nothing makes it smaller, so its length is its weight. */
const heavy = (kibibytes: number) => randomBytes(kibibytes * 512).toString('hex');

function built(weights: Readonly<Record<string, number>>): string {
  const scripts = ['entry', 'framework-1', 'root', 'layout', 'cart', 'home', 'listing', 'product', 'about', 'gallery'];
  return plantTree({
    'assets/manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    'assets/manifest-route.js': 'export {};',
    ...Object.fromEntries(scripts.map((name) => [`assets/${name}.js`, heavy(weights[name] ?? 0)])),
  });
}

test('the framework is weighed apart, however large it is; what is ours is named by screen, each file once', () => {
  const { notes, problems } = measure(built({ 'framework-1': 400, layout: 20, about: 4, gallery: 4 }));
  expect(problems).toEqual([]);
  const weights = (name = '') => (notes.find((note) => note.includes(name))?.match(/[\d.]+(?= KiB)/g) ?? []).map(Number);
  const [ownOfHome = 0, , framework = 0] = weights(home);
  const [ownOfProduct = 0] = weights(about);
  expect(framework).toBeGreaterThan(200);
  expect(ownOfHome).toBeGreaterThan(10);
  expect(ownOfHome).toBeLessThan(12);
  expect(ownOfProduct - ownOfHome).toBeGreaterThan(3.9);
  expect(ownOfProduct - ownOfHome).toBeLessThan(4.9);
});

test('an entrance over its budget is named, the others are not', () => {
  const { problems } = measure(built({ 'framework-1': 200, gallery: 36 }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^routes\/product\/about\/route loads /);
});

test('a screen that nobody named has a budget too', () => {
  const { problems } = measure(built({ 'framework-1': 200, cart: 64 }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^cart loads /);
});

test('what every screen loads counts for each', () => {
  const { problems } = measure(built({ 'framework-1': 200, layout: 36 }));
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([home, listing, about]);
});

test('a build without a manifest is not a small one, nor one without the framework', () => {
  expect(() => measure(plantTree({}))).toThrow('no manifest');
  const renamedManifest = JSON.stringify(manifest).replaceAll('framework-1', 'home');
  const names = ['entry', 'root', 'layout', 'cart', 'home', 'listing', 'product', 'about', 'gallery'];
  const files = Object.fromEntries(names.map((name) => [`assets/${name}.js`, '']));
  expect(() => measure(plantTree({ ...files, 'assets/manifest-1.js': `window.__reactRouterManifest=${renamedManifest};` }))).toThrow(
    'no chunk',
  );
});

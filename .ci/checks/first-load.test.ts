import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { plantedIn } from '../testing/tree.ts';
import { measure } from './first-load.ts';

const manifest = {
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/framework.js'] },
    home: { id: 'home', parentId: 'root', index: true, module: '/assets/home.js' },
    listing: { id: 'listing', parentId: 'root', path: 'catalog/:code/:id', module: '/assets/listing.js' },
    product: { id: 'product', parentId: 'root', path: 'catalog/:code/:id/:leaf', module: '/assets/product.js' },
    about: { id: 'about', parentId: 'product', index: true, module: '/assets/about.js', imports: ['/assets/gallery.js'] },
  },
};
/** Nothing makes it smaller, so its length is its weight. */
const heavy = (kibibytes: number) => randomBytes(kibibytes * 512).toString('hex');

function built(weights: Readonly<Record<string, number>>): string {
  const scripts = ['entry', 'framework', 'root', 'home', 'listing', 'product', 'about', 'gallery'];
  return plantedIn({
    'assets/manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    'assets/manifest-route.js': 'export {};',
    ...Object.fromEntries(scripts.map((name) => [`assets/${name}.js`, heavy(weights[name] ?? 0)])),
  });
}

test('what a screen and its parents import is counted once', () => {
  const { notes, problems } = measure(built({ framework: 160, about: 20 }));
  expect(problems).toEqual([]);
  const [home, , product] = notes.map((note) => Number(/([\d.]+) KiB/.exec(note)?.[1]));
  expect(product! - home!).toBeGreaterThan(9);
  expect(product! - home!).toBeLessThan(13);
});

test('a screen over the budget is named, the others are not', () => {
  const { problems } = measure(built({ framework: 160, gallery: 120 }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^product loads /);
});

test('a build without a manifest is not a small one', () => {
  expect(() => measure(plantedIn({}))).toThrow('no manifest');
});

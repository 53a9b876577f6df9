import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { compose, draw } from './pictures/draw.ts';
import type { Lens } from './pictures/phone-backs.ts';
import { type PhoneLook, phoneLook } from './pictures/phones.ts';

/** Models as they are sold: the cameras on the back, the raised part that they stand on, and what the screen has for its camera. */
const models: readonly (readonly [cameras: number, shape: string, front: PhoneLook['front'], names: string])[] = [
  [1, 'none', 'button', 'Apple iPhone SE'],
  [1, 'none', 'notch', 'Apple iPhone XR, Apple iPhone 16e'],
  [1, 'bar', 'island', 'Apple iPhone Air'],
  [2, 'upright', 'notch', 'Apple iPhone X, Apple iPhone XS'],
  [
    2,
    'square',
    'notch',
    'Apple iPhone 11, Apple iPhone 12, Apple iPhone 12 mini, Apple iPhone 13, Apple iPhone 13 mini, Apple iPhone 14, Apple iPhone 14 Plus',
  ],
  [2, 'square', 'island', 'Apple iPhone 15, Apple iPhone 15 Plus'],
  [2, 'upright', 'island', 'Apple iPhone 16, Apple iPhone 16 Plus, Apple iPhone 17'],
  [3, 'square', 'notch', 'Apple iPhone 11 Pro, Apple iPhone 12 Pro, Apple iPhone 13 Pro, Apple iPhone 13 Pro Max'],
  [
    3,
    'square',
    'island',
    'Apple iPhone 14 Pro, Apple iPhone 14 Pro Max, Apple iPhone 15 Pro, Apple iPhone 15 Pro Max, Apple iPhone 16 Pro, Apple iPhone 16 Pro Max',
  ],
  [3, 'plateau', 'island', 'Apple iPhone 17 Pro, Apple iPhone 17 Pro Max'],

  [2, 'glass', 'hole', 'Samsung Galaxy Z Flip5, Samsung Galaxy Z Flip6, Samsung Galaxy Z Flip7, Motorola razr 50, Motorola razr 60'],
  [3, 'upright', 'hole', 'Samsung Galaxy Z Fold6, Samsung Galaxy Z Fold7, Samsung Galaxy S26, Samsung Galaxy S26+'],
  [4, 'upright', 'hole', 'Samsung Galaxy S26 Ultra'],
  [4, 'none', 'hole', 'Samsung Galaxy S22 Ultra, Samsung Galaxy S23 Ultra, Samsung Galaxy S24 Ultra, Samsung Galaxy S25 Ultra'],
  [
    3,
    'none',
    'hole',
    'Samsung Galaxy S23, Samsung Galaxy S23 FE, Samsung Galaxy S24, Samsung Galaxy S24+, Samsung Galaxy S24 FE, Samsung Galaxy S25, Samsung Galaxy S25+, Samsung Galaxy S25 FE',
  ],
  [2, 'upright', 'hole', 'Samsung Galaxy S25 Edge, POCO X7 Pro, POCO F7'],
  [2, 'none', 'drop', 'Samsung Galaxy A05, Samsung Galaxy A06'],
  [3, 'none', 'drop', 'Samsung Galaxy A15, Samsung Galaxy A16, Samsung Galaxy A25'],
  [3, 'upright', 'drop', 'Samsung Galaxy A17, Samsung Galaxy A26'],
  [3, 'none', 'hole', 'Samsung Galaxy A35, Samsung Galaxy A54, Samsung Galaxy A55'],
  [3, 'upright', 'hole', 'Samsung Galaxy A36, Samsung Galaxy A56'],

  [2, 'bar', 'hole', 'Google Pixel 7, Google Pixel 8, Google Pixel 8a, Google Pixel 9'],
  [2, 'none', 'hole', 'Google Pixel 9a'],
  [
    3,
    'bar',
    'hole',
    'Google Pixel 7 Pro, Google Pixel 8 Pro, Google Pixel 9 Pro, Google Pixel 9 Pro XL, Google Pixel 10, Google Pixel 10 Pro',
  ],
  [2, 'none', 'hole', 'Nothing Phone (1), Nothing Phone (2)'],
  [2, 'lying', 'hole', 'Nothing Phone (2a)'],
  [3, 'lying', 'hole', 'Nothing Phone (3a)'],
  [3, 'round', 'hole', 'Nothing Phone (3a) Pro'],

  [3, 'square', 'hole', 'Xiaomi 13, Xiaomi 13T, Xiaomi 14, Xiaomi 14T, Xiaomi 14T Pro, Xiaomi 15, Xiaomi 15T, Xiaomi 15T Pro'],
  [4, 'round', 'hole', 'Xiaomi 14 Ultra, Xiaomi 15 Ultra, OPPO Find X7 Ultra, OPPO Find X8 Pro'],
  [3, 'square', 'hole', 'Xiaomi Redmi Note 14, Xiaomi Redmi Note 14 Pro, Xiaomi Redmi Note 14 Pro+, POCO X7'],
  [2, 'round', 'drop', 'Xiaomi Redmi 14C, Xiaomi Redmi A3, POCO C75'],
  [2, 'square', 'drop', 'Xiaomi Redmi 15C'],
  [2, 'round', 'hole', 'POCO F7 Pro, HONOR X9c'],

  [2, 'square', 'hole', 'HONOR 400'],
  [3, 'square', 'island', 'HONOR 400 Pro'],
  [3, 'round', 'hole', 'HONOR X9a, HONOR X9b'],
  [3, 'round', 'island', 'HONOR Magic6 Pro'],
  [3, 'wedge', 'hole', 'HUAWEI Pura 70, HUAWEI Pura 70 Pro, HUAWEI Pura 70 Ultra, HUAWEI Pura 80, HUAWEI Pura 80 Pro'],
  [3, 'upright', 'hole', 'HUAWEI P60 Pro'],
  [2, 'upright', 'hole', 'realme C75, TECNO Camon 40 Pro, Infinix Smart 10'],
  [2, 'square', 'hole', 'Infinix Note 50 Pro'],
  [3, 'square', 'hole', 'realme GT 7 Pro, Motorola edge 50 Pro'],
  [
    3,
    'round',
    'hole',
    'realme 12 Pro+, realme 13 Pro+, realme 14 Pro+, OnePlus 11, OnePlus 12, OnePlus 13, OPPO Find X8, vivo X100 Pro, vivo X200, vivo X200 Pro',
  ],
];
const table = models.flatMap(([cameras, shape, front, names]) => names.split(', ').map((name) => ({ name, cameras, shape, front })));

/** What the raised part looks like, by its lengths. */
function shapeOf({ island, corners, hasOuterScreen }: PhoneLook): string {
  if (hasOuterScreen) return 'glass';
  if (corners !== undefined) return 'wedge';
  if (island === undefined) return 'none';
  const { w, h, r } = island;
  if (w > 0.85) return h < 0.4 ? 'bar' : 'plateau';
  if (h > w * 1.3) return 'upright';
  if (w > h * 1.3) return 'lying';
  return r >= w * 0.45 ? 'round' : 'square';
}

test('more than a hundred models have their own cameras, shape and screen', () => {
  expect(new Set(table.map(({ name }) => name)).size).toBeGreaterThan(100);
  const looks = table.map(({ name }) => {
    const look = phoneLook(`Смартфон ${name} 8/256 ГБ, чёрный`);
    return { name, cameras: look?.lenses.length, shape: look && shapeOf(look), front: look?.front };
  });
  expect(looks).toEqual(table);
});

test('every phone of the demonstration is one of them', () => {
  const soldNames = readCatalogue()
    .flatMap(({ leaves }) => leaves)
    .filter(({ code }) => code === 'smartphones')
    .flatMap((leaf) => leaf.models.map(({ brand, name }) => `${brand} ${name}`));
  expect(soldNames.length).toBeGreaterThan(20);
  expect(soldNames.filter((name) => !table.some((one) => one.name === name))).toEqual([]);
});

test('lenses stand on the back and beside each other, within the raised part that carries them', () => {
  const wrong = table.flatMap(({ name }) => {
    const look = phoneLook(name);
    if (look === undefined) return [name];
    const { lenses, island, sensor, flash } = look;
    const things: Lens[] = [...lenses, ...(sensor ? [sensor] : []), [flash[0], flash[1], 0.03]];
    const isOff = things.some(([x, y, r]) => x - r < 0.03 || y - r < 0.03 || x + r > 0.97);
    const isOver = things.some(([x, y, r], at) => things.slice(at + 1).some(([x2, y2, r2]) => Math.hypot(x - x2, y - y2) < r + r2));
    // One that stands beside the island stands there whole.
    const isCut = island !== undefined && lenses.some(([x, _, r]) => Math.abs(x - (island.x + island.w)) < r);
    return isOff || isOver || isCut ? [name] : [];
  });
  expect(wrong).toEqual([]);
});

test('no camera is hidden by the front that stands before the back', () => {
  const hiddenModels = table.filter(({ name }) => {
    const subject = { kind: 'phone', colour: '#2f5fa8', brand: '', name, seed: 7, facts: {} } as const;
    // The black glass of the front, a little within its edge.
    const [, x, width] = /<rect x="([\d.]+)"[^>]*? width="([\d.]+)"[^>]*fill="#050608"/.exec(draw(subject, 0)) ?? [];
    const visibleShare = (Number(x) - compose(subject, 0).frame.x) / Number(width);
    return !(phoneLook(name)?.lenses ?? []).every(([at, , r]) => at + r < visibleShare);
  });
  expect(hiddenModels).toEqual([]);
});

test('models that differ are drawn differently', () => {
  const drawings = new Map<string, string>();
  for (const [index, [, , , names]] of models.entries()) {
    const [name = ''] = names.split(', ');
    const subject = { kind: 'phone', colour: '#2f5fa8', brand: '', name, seed: 7, facts: {} } as const;
    drawings.set(`${draw(subject, 0)}${draw(subject, 2)}`, `${index}`);
  }
  expect(drawings.size).toBeGreaterThanOrEqual(32);
});

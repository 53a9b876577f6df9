import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listings } from './listings.ts';
import { draw } from './pictures/draw.ts';
import type { Subject } from './pictures/subject.ts';

const size = { width: 64, height: 80 };
const ground = [0xf2, 0xf3, 0xf6] as const;
/** Of 255: what an eye tells on one point. */
const visible = 24;
/** The least share of the drawn points, in which two models of a listing differ. */
const leastDifference = 0.003;

const known = new WeakMap<Subject, Promise<Buffer>>();

/** Points of a drawing as small as a card of a phone shows it, halved. */
function pointsOf(subject: Subject): Promise<Buffer> {
  const [r, g, b] = ground;
  const points =
    known.get(subject) ??
    sharp(Buffer.from(draw(subject, 0)))
      .resize(size)
      .flatten({ background: { r, g, b } })
      .removeAlpha()
      .raw()
      .toBuffer();
  known.set(subject, points);
  return points;
}

/** The share of the points of two drawings that differ visibly, of those where at least one has something. */
function differenceOf(one: Buffer, other: Buffer): number {
  let drawn = 0;
  let differing = 0;
  for (let at = 0; at < one.length; at += 3) {
    let [most, mostOfOne, mostOfOther] = [0, 0, 0];
    for (const [i, colour] of ground.entries()) {
      const [a = 0, b = 0] = [one[at + i], other[at + i]];
      most = Math.max(most, Math.abs(a - b));
      mostOfOne = Math.max(mostOfOne, Math.abs(a - colour));
      mostOfOther = Math.max(mostOfOther, Math.abs(b - colour));
    }
    if (mostOfOne > 3 || mostOfOther > 3) drawn += 1;
    if (most > visible) differing += 1;
  }
  return drawn === 0 ? 0 : differing / drawn;
}

/** Parts of a drawing without the names of its paints. */
const partsOf = (subject: Subject): string[] =>
  draw(subject, 0)
    .replaceAll(/p[0-9a-z]{5,}/g, '')
    .match(/<[a-z][^>]*>[^<]*/g) ?? [];

/** How many parts only one of two drawings has. */
function partsApart(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const part of one) counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const part of other) counts.set(part, (counts.get(part) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/** Below so many parts it takes a look at the points to tell whether the eye sees them. */
const fewParts = 10;

/** Neighbours that are one thing to the eye in life too: one body that is sold with other insides. */
const alikeInLife: readonly (readonly [one: string, other: string])[] = [
  ['DJI Mini 3', 'DJI Mini 4K'],
  ['Dyson Supersonic Nural HD16', 'Dyson Supersonic HD15'],
  ['Intel Core i5-12400F', 'Intel Core i5-13400F'],
  ['Oral-B iO Series 10', 'Oral-B iO Series 9'],
];

test.each(listings().map(({ code, goods }) => [code, goods] as const))('no two models of %s look alike on a card', async (_code, goods) => {
  const alike: string[] = [];
  const drawn = goods.map((each) => ({ ...each, parts: partsOf(each.subject) }));
  for (const [index, one] of drawn.entries())
    for (const other of drawn.slice(index + 1)) {
      if (one.model === other.model || one.subject.colour !== other.subject.colour) continue;
      if (alikeInLife.some((pair) => pair.includes(one.model) && pair.includes(other.model))) continue;
      if (partsApart(one.parts, other.parts) >= fewParts) continue;
      const difference = differenceOf(await pointsOf(one.subject), await pointsOf(other.subject));
      if (difference < leastDifference) alike.push(`${one.model} = ${other.model}: ${(difference * 100).toFixed(2)} %`);
    }
  expect(alike).toEqual([]);
});

test('colours of one model differ in their drawings', () => {
  const same = listings().flatMap(({ goods }) => {
    const drawings = new Map<string, string>();
    return goods.filter(({ model, subject }) => {
      const key = `${model} ${draw(subject, 0).replaceAll(/p[0-9a-z]{5,}/g, '')}`;
      const isKnown = drawings.has(key);
      drawings.set(key, model);
      return isKnown;
    });
  });
  expect(same.map(({ model, subject }) => `${model} ${subject.colour}`)).toEqual([]);
});

import { adventDays as allDays } from '@vitrina/services/promo/vocabulary.ts';
import { expect, test } from 'vitest';
import { adventDays } from './advent.ts';
import { offers } from './articles/offers.ts';
import { kinds } from './pictures/subject.ts';
import { tagRules } from './tags.ts';

test('there is something behind every door, and it leads to a listing of the demonstration', () => {
  expect(adventDays.map(({ day }) => day)).toEqual(allDays);
  const tags = [...tagRules.map(({ alias }) => alias), ...offers.map(({ tag }) => (typeof tag === 'string' ? tag : tag.alias))];
  const missing = adventDays.filter(({ url }) => !tags.some((alias) => new URL(url, 'http://shop').pathname === `/catalog/tag/${alias}`));
  expect(missing).toEqual([]);
});

test('its pictures show what can be drawn', () => {
  expect(adventDays.flatMap((door) => door.kinds).filter((kind) => !kinds.some((other) => other === kind))).toEqual([]);
});

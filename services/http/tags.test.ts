import { expect, test } from 'vitest';
import { createTags } from './tags.ts';

test('what carries several tags is stale as soon as one of them is dropped, and what is made afterwards is not', async () => {
  const logger = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };
  const droppedTags: string[] = [];
  const tags = createTags({ logger, known: ['goods', 'prices'], onDrop: (tag) => droppedTags.push(tag) });
  const before = tags.moment();
  await tags.drop('prices');
  expect(droppedTags).toEqual(['prices']);
  expect(tags.isDropped(['goods', 'prices'], before)).toBe(true);
  expect(tags.isDropped(['goods'], before)).toBe(false);
  expect(tags.isDropped(['goods', 'prices'], tags.moment())).toBe(false);
});

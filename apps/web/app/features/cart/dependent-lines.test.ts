import { expect, test } from 'vitest';
import { removedAlongWith } from './dependent-lines.ts';

const items = [
  { id: '1', parentId: null },
  { id: '2', parentId: '1' },
  { id: '3', parentId: '2' },
  { id: '4', parentId: null },
  { id: '5', parentId: '4' },
];

function fetcherOf(key: string, fields: Record<string, string>) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return { key, formData };
}

test('what belongs to a line that is being taken out leaves with it, and nothing else does', () => {
  const leaving = (...fetchers: ReturnType<typeof fetcherOf>[]) => [...removedAlongWith(items, fetchers)];
  expect(leaving(fetcherOf('line-1', { intent: 'remove', itemId: '1' }))).toEqual(['2', '3']);
  expect(
    leaving(fetcherOf('line-4', { intent: 'increase', itemId: '4' }), fetcherOf('removed-1', { intent: 'remove', itemId: '1' })),
  ).toEqual([]);
});

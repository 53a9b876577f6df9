import { expect, test } from 'vitest';
import { leavingWith } from './leaving.ts';

const items = [
  { id: '1', parentId: null },
  { id: '2', parentId: '1' },
  { id: '3', parentId: '2' },
  { id: '4', parentId: null },
  { id: '5', parentId: '4' },
];

function pressed(key: string, fields: Record<string, string>) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return { key, formData };
}

test('what belongs to a line that is being taken out leaves with it, and nothing else does', () => {
  const leaving = (...fetchers: ReturnType<typeof pressed>[]) => [...leavingWith(items, fetchers)];
  expect(leaving(pressed('line-1', { intent: 'remove', itemId: '1' }))).toEqual(['2', '3']);
  expect(leaving(pressed('line-4', { intent: 'increase', itemId: '4' }), pressed('removed-1', { intent: 'remove', itemId: '1' }))).toEqual(
    [],
  );
});

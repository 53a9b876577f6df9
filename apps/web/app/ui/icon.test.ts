import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon.tsx';

test('each icon that has a name has a drawing, and the other way round', () => {
  const drawings = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
  const ids = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...iconNames].sort());
});

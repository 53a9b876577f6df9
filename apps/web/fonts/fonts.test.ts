import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rubles } from '../app/format/money.ts';
import { cut } from './faces.ts';
import { folder, made } from './make.ts';

describe('the typeface', () => {
  it('is the one that `npm run fonts` makes', async () => {
    for (const [name, bytes] of await made()) {
      expect(readFileSync(new URL(name, folder)).equals(bytes), `${name}: npm run fonts`).toBe(true);
    }
  });

  it('has every character of a price and of plain Russian, each in one file', () => {
    const files = (code: number) => cut.filter(({ characters }) => characters.some(([first, last]) => first <= code && code <= last));
    for (const character of `${rubles(1234.5)} Съешь ещё этих мягких французских булок, «ёЁ» — № 5–7 °C…`) {
      expect(
        files(character.codePointAt(0) ?? 0).map(({ name }) => name),
        JSON.stringify(character),
      ).toHaveLength(1);
    }
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rubles } from '../app/platform/format/money.ts';
import { arial } from './arial.ts';
import { cut } from './faces.ts';
import { buildFontFiles, folder, golos } from './make.ts';

describe('the typeface', () => {
  it('is the one that `npm run fonts` makes', async () => {
    for (const [name, bytes] of await buildFontFiles()) {
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

describe('what stands in until the typeface is there', () => {
  const css = readFileSync(new URL('fonts.css', folder), 'utf8');
  const faces = css
    .split('@font-face')
    .filter((rule) => rule.includes('"Golos Fallback'))
    .map((rule) => ({
      weight: /font-weight: (\d+)/.exec(rule)?.[1] ?? 'any',
      adjust: Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]) / 100,
      ascent: Number(/ascent-override: ([\d.]+)%/.exec(rule)?.[1]) / 100,
      descent: Number(/descent-override: ([\d.]+)%/.exec(rule)?.[1]) / 100,
      runs: [...(/unicode-range: (.+);/.exec(rule)?.[1] ?? 'U+0-FFFF').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
        ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
      ),
    }));
  const adjustOf = (weight: string, character: string) => {
    const code = character.codePointAt(0) ?? 0;
    // Of two that have a character the later counts.
    const face = faces.findLast((one) => one.weight === weight && one.runs.some(([first, last]) => first <= code && code <= last));
    return face?.adjust ?? Number.NaN;
  };

  const texts = [
    '   ',
    'SAMSUNG XIAOMI LG',
    'galaxy watch ultra',
    'стиральная машина',
    'холодильники и морозильники',
    'С этим товаром смотрят',
  ];
  it.each([
    ['regular', '400', 400],
    ['bold', '600', 700],
  ] as const)('takes the same room, within a thirtieth, where the text is %s', async (name, range, weight) => {
    const [own, other] = [await golos(weight), arial(name)];
    for (const text of texts) {
      const room = [...text].reduce((sum, character) => sum + own(character), 0);
      const taken = [...text].reduce((sum, character) => sum + other(character) * adjustOf(range, character), 0);
      expect(Math.abs(taken / room - 1), `${text}: ${(taken / room).toFixed(3)}`).toBeLessThan(1 / 30);
    }
  });

  it('is as high above and below the base line', () => {
    expect(faces).not.toHaveLength(0);
    for (const { adjust, ascent, descent } of faces) {
      expect(adjust * ascent).toBeCloseTo(0.98, 3);
      expect(adjust * descent).toBeCloseTo(0.22, 3);
    }
  });
});

import { z } from 'zod';
import type { StoredBlock } from '../../src/platform/database/schema/articles.ts';

/** A part of a text as it is written: plain words are a paragraph. `picture` is the number of the article's drawing. */
const part = z.union([
  z.string().min(1),
  z.strictObject({ heading: z.string().min(1) }),
  z.strictObject({ list: z.array(z.string().min(1)).min(1) }),
  z.strictObject({ quote: z.string().min(1) }),
  z.strictObject({ picture: z.int().min(1).max(9), text: z.string().min(1).optional() }),
]);

export const body = z.array(part).min(2);

/** Goods by what they are, since their ids follow from the catalogue. */
export const goods = z.strictObject({
  categories: z.array(z.string()).min(1),
  brands: z.array(z.string()).optional(),
  isDiscounted: z.boolean().optional(),
  minRubles: z.int().optional(),
  maxRubles: z.int().optional(),
});
export type Goods = z.output<typeof goods>;

export const storedBody = (parts: z.output<typeof body>): StoredBlock[] =>
  parts.map((piece): StoredBlock => {
    if (typeof piece === 'string') return { kind: 'paragraph', text: piece };
    if ('heading' in piece) return { kind: 'heading', text: piece.heading };
    if ('list' in piece) return { kind: 'list', items: piece.list };
    if ('quote' in piece) return { kind: 'quote', text: piece.quote };
    return { kind: 'picture', picture: piece.picture, ...(piece.text !== undefined && { text: piece.text }) };
  });

/** Words that an article takes, and the minutes that reading them does. */
const wordsAMinute = 160;
export function minutesOf(blocks: readonly StoredBlock[]): number {
  const wordCount = blocks.flatMap(({ text, items }) => [text ?? '', ...(items ?? [])].join(' ').split(/\s+/)).length;
  return Math.max(1, Math.round(wordCount / wordsAMinute));
}

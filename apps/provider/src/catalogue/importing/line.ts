import * as z from 'zod';

/** Ids below it may be given by a file; the demo's own begin there. */
const firstOwnId = 1_000_000_000;
/** Rubles. */
const minPrice = 0.01;

/** JSON can write what no database keeps as a text. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

const storableText = z.string().refine(isStorable, 'holds U+0000 or half a surrogate');

const text = (maxLength: number) => storableText.trim().max(maxLength);

/** Files say «nothing» by leaving a field out or by null. */
const nullAsAbsent = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? undefined, schema);

/** One line of an import file (contract, import format). */
const importLine = z.object({
  id: nullAsAbsent(
    z
      .int()
      .positive()
      .max(firstOwnId - 1)
      .optional(),
  ),
  article: nullAsAbsent(text(1_000).optional()),
  name: text(500).min(1),
  brand: text(100).min(1),
  category: nullAsAbsent(z.array(text(200).min(1)).default([])),
  /** Rubles; a kopeck at least, since nothing is given away. */
  price: z.number().min(minPrice).max(20_000_000),
  price_old: nullAsAbsent(z.number().nonnegative().max(20_000_000).optional()),
  ean: nullAsAbsent(z.array(z.union([storableText, z.number()]).transform(String)).default([])),
  description: nullAsAbsent(storableText.max(50_000).default('')),
  images: nullAsAbsent(z.array(z.string()).default([])),
  stock: nullAsAbsent(z.int().nonnegative().max(1_000_000).optional()),
  specifications: z
    .array(
      z.object({
        group_name: text(200),
        items: z.array(
          z.object({
            name: text(200).min(1),
            value: z.union([storableText, z.number(), z.boolean()]),
            unit: nullAsAbsent(text(50).optional()),
          }),
        ),
      }),
    )
    .default([]),
});

export type ImportLine = z.output<typeof importLine>;

/** Reads a line, or says in one sentence what is wrong with it. */
export function readLine(line: string): { product: ImportLine } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { problem: 'is not valid JSON' };
  }
  const result = importLine.safeParse(json);
  if (result.success) return { product: result.data };
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.') || 'the line';
  return { problem: `${field}: ${issue?.message ?? 'is wrong'}` };
}

import * as z from 'zod';

/** Ids below it may be given by a file; the demo's own begin there. */
const firstOwnId = 1_000_000_000;
/** Rubles. */
const minPrice = 0.01;

/** JSON can write what no database keeps as a text. */
const isKept = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

const words = z.string().refine(isKept, 'holds U+0000 or half a surrogate');

const text = (most: number) => words.trim().max(most);

/** Files say «nothing» by leaving a field out or by null. */
const absent = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? undefined, schema);

/** One line of an import file (contract, import format). */
const importLine = z.object({
  id: absent(
    z
      .int()
      .positive()
      .max(firstOwnId - 1)
      .optional(),
  ),
  article: absent(text(1_000).optional()),
  name: text(500).min(1),
  brand: text(100).min(1),
  category: absent(z.array(text(200).min(1)).default([])),
  /** Rubles; a kopeck at least, since nothing is given away. */
  price: z.number().min(minPrice).max(20_000_000),
  price_old: absent(z.number().nonnegative().max(20_000_000).optional()),
  ean: absent(z.array(z.union([words, z.number()]).transform(String)).default([])),
  description: absent(words.max(50_000).default('')),
  images: absent(z.array(z.string()).default([])),
  stock: absent(z.int().nonnegative().max(1_000_000).optional()),
  specifications: z
    .array(
      z.object({
        group_name: text(200),
        items: z.array(
          z.object({ name: text(200).min(1), value: z.union([words, z.number(), z.boolean()]), unit: absent(text(50).optional()) }),
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
  const read = importLine.safeParse(json);
  if (read.success) return { product: read.data };
  const [issue] = read.error.issues;
  const field = issue?.path.map(String).join('.') || 'the line';
  return { problem: `${field}: ${issue?.message ?? 'is wrong'}` };
}

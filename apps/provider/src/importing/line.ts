import * as z from 'zod';

/** Ids below it may be given by a file; the demo's own begin there. */
const firstOwnId = 1_000_000_000;

const text = (most: number) => z.string().trim().max(most);

/** Files say «nothing» by leaving a field out or by null. */
const absent = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? undefined, schema);

/** One line of an import file (contract, import format). */
export const importLine = z.object({
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
  category: absent(z.array(text(200)).default([])),
  /** Rubles. */
  price: z.number().nonnegative().max(20_000_000),
  price_old: absent(z.number().nonnegative().max(20_000_000).optional()),
  ean: absent(z.array(z.union([z.string(), z.number()]).transform(String)).default([])),
  description: absent(z.string().max(50_000).default('')),
  images: absent(z.array(z.string()).default([])),
  stock: absent(z.int().nonnegative().max(1_000_000).optional()),
  specifications: z
    .array(
      z.object({
        group_name: text(200),
        items: z.array(
          z.object({ name: text(200).min(1), value: z.union([z.string(), z.number(), z.boolean()]), unit: absent(text(50).optional()) }),
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

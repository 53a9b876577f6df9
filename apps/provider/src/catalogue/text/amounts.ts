import units from './units.json' with { type: 'json' };

/** A number, of a unit where it has one. */
export interface Amount {
  value: number;
  unit: string | undefined;
}

/** Units of one kind, each with how many of the least it is. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { мм: 1, см: 10, м: 1_000 },
  { г: 1, кг: 1_000 },
  { мл: 1, л: 1_000 },
  { вт: 1, квт: 1_000 },
  { мб: 1, гб: 1_000, тб: 1_000_000 },
  { мач: 1, ач: 1_000 },
  { мгц: 1, ггц: 1_000 },
];

const canonicalUnits = new Set(Object.keys(units));
const amountPattern = /^(\d+(?:\.\d+)?)(\p{L}[\p{L}\d]*)?$/u;

/** The amount that a term is, such as `1.5л` or `45`; none where it is a word or a code. */
export function amountOf(term: string): Amount | undefined {
  const [, value, unit] = amountPattern.exec(term) ?? [];
  return value === undefined || (unit !== undefined && !canonicalUnits.has(unit)) ? undefined : { value: Number(value), unit };
}

const kindOf = (unit: string): Readonly<Record<string, number>> => kinds.find((kind) => unit in kind) ?? { [unit]: 1 };

/** All units in which something that is told in one may be told. */
export const unitsLike = (unit: string): string[] => Object.keys(kindOf(unit));

/** A value in another unit; undefined where that measures something else. */
export function inUnit(value: number, from: string | undefined, to: string): number | undefined {
  if (from === undefined || from === to) return value;
  const kind = kindOf(to);
  const [one, other] = [kind[from], kind[to]];
  // Thousandths are kept, and nothing that only a computer counts.
  return one === undefined || other === undefined ? undefined : Math.round((value * one * 1_000) / other) / 1_000;
}

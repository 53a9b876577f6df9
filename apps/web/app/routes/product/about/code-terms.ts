import { withUnit } from '../../../platform/format/unit.ts';

interface Specification {
  name: string;
  value: string;
  unit?: string | null;
}

export type CodeTerms = readonly { name: string; value: string }[];

/** The rest is one link away. */
const maxTerms = 8;

/** The terms on which a code is used: its specifications in their order, without what stands beside the picture already. */
export const codeTerms = (groups: readonly { items: readonly Specification[] }[], highlights: readonly { name: string }[]): CodeTerms =>
  groups
    .flatMap(({ items }) => items)
    .filter(({ name }) => !highlights.some((highlight) => highlight.name === name))
    .slice(0, maxTerms)
    .map(({ name, value, unit }) => ({ name, value: withUnit(value, unit) }));

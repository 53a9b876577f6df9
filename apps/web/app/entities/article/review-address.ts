import { codePattern } from '@vitrina/services/contract/fields/id.ts';

/** What reviews are filtered by, in the order of their addresses. */
const kinds = ['category', 'brand', 'badge'] as const;

export type ReviewChoice = Partial<Record<(typeof kinds)[number], string>>;

const list = '/reviews/list';

const segmentPattern = new RegExp(`^(${kinds.join('|')})-(${codePattern})$`);

/**
 * What the segments of an address choose (spec 1 §2): `category-x`, `brand-y`, `badge-z`, each at most once, in any order. Null for
 * anything else.
 */
export function readChoice(segments: readonly (string | undefined)[]): ReviewChoice | null {
  const choice: ReviewChoice = {};
  for (const segment of segments) {
    if (segment === undefined) continue;
    const [, name, code] = segmentPattern.exec(segment) ?? [];
    const kind = kinds.find((each) => each === name);
    if (kind === undefined || choice[kind] !== undefined) return null;
    choice[kind] = code;
  }
  return choice;
}

/** The one address of a choice: its segments stand in one order. */
export const choicePath = (choice: ReviewChoice): string =>
  [list, ...kinds.flatMap((kind) => (choice[kind] === undefined ? [] : [`${kind}-${encodeURIComponent(choice[kind])}`]))].join('/');

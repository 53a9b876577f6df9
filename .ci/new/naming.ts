import { dirname, relative } from 'node:path/posix';

/** How a file of the provider imports another one of it. */
export const providerPath = (file: string, other: string): string => relative(dirname(file), `apps/provider/src/${other}`);

/** What stands where something is to be written by hand; `npm run verify` names each place until it is. */
export const toFill = (what: string): string => `to fill: ${what}`;

/** The refusal of a thing that is not there names the thing, in Russian. */
export const notFoundHint = toFill('that there is no such thing, in Russian: Такой лекции нет');

/** The same beside a value that lets everything around it be built, and that does not compile. */
export const placeholder = (value: string, what: string): string => `${value} satisfies '${toFill(what)}'`;

export const pascal = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
export const camel = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** `lectureKind` is one of `lectureKinds`. */
export const plural = (name: string): string =>
  name.replace(/(?:([^aeiou])y|(s|x|ch|sh)|(.))$/, (end, before?: string, hiss?: string) =>
    before !== undefined ? `${before}ies` : hiss !== undefined ? `${hiss}es` : `${end}s`,
  );

/** Endings of several and of one; the first that fits holds. `courses` lose their s alone, `statuses` and `branches` two letters. */
const endings: readonly (readonly [several: RegExp, one: string])[] = [
  [/(series|news)$/, '$1'],
  [/(movie|cookie|cache|excuse)s$/, '$1'],
  [/ies$/, 'y'],
  [/(ss|x|ch|sh|[^aeo_]us)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

/** And `lectures` has the `lecture_id` of one. */
export function singular(name: string): string {
  const [several = /$/, one = ''] = endings.find(([ending]) => ending.test(name)) ?? [];
  return name.replace(several, one);
}

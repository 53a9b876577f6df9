import { z } from 'zod';
import { readContent } from '../content.ts';
import { kinds } from '../pictures/subject.ts';

/** Makers that people name when they speak of the thing they had before. */
export const competingProducts = readContent('sample-reviews/competing-products.json', z.partialRecord(z.enum(kinds), z.array(z.string())));

/** Names under which one maker sells. */
const sameMakers: readonly (readonly string[])[] = [
  ['xiaomi', 'poco'],
  ['oklick', 'оклик'],
  ['amazon', 'kindle'],
  ['meta', 'oculus'],
  ['electronicarts', 'ea'],
  ['omsystem', 'olympus'],
  ['soundcore', 'anker'],
  ['hotpoint', 'ariston'],
];

const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-zа-яё0-9]/g, '');

/** «A-Data» and «ADATA», «Onyx» and «ONYX BOOX», «Kindle» and «Amazon»: nobody compares a thing with its own maker's. */
export function isSameMaker(left: string, right: string): boolean {
  const [one, other] = [letters(left), letters(right)];
  return one.includes(other) || other.includes(one) || sameMakers.some((names) => names.includes(one) && names.includes(other));
}

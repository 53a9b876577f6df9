import { z } from 'zod';
import type { Random } from '../../src/platform/random.ts';
import { readContent } from '../content.ts';
import { cities } from '../places/cities.ts';
import type { Temperament } from './types.ts';

const form = z.string();
const relativeForms = z.tuple([form, form, form, form, z.enum(['man', 'woman', 'old']).optional()]);
/** Of a relative or a neighbour: nominative, genitive, dative, instrumental, and whose he may be. */
type Relative = z.output<typeof relativeForms>;

const names = z.array(z.string());
const { men, women, fathers, nicknames, ladies, origins, experts, relatives } = readContent(
  'sample-reviews/people.json',
  z.strictObject({
    men: names,
    women: names,
    /** Patronymics, as men have them. */
    fathers: names,
    nicknames: names,
    ladies: names,
    /** «покупатель из …» */
    origins: names,
    experts: names,
    relatives: z.array(relativeForms),
  }),
);

const initials = [...'АБВГДЕЖЗИКЛМНОПРСТФХЧШЩЯ'];
export interface Person {
  author: string;
  isWoman: boolean;
}

/** Who signs a review or a question; elderly people like their patronymic. */
export function person(random: Random, temperament: Temperament): Person {
  const isWoman = random.chance(temperament === 'technical' ? 0.2 : temperament === 'parent' ? 0.7 : 0.48);
  const name = random.pick(isWoman ? women : men);
  const patronymic = random.pick(fathers);
  const ofFather = isWoman ? patronymic.replace(/ич$/, 'на') : patronymic;
  if (temperament === 'elderly' && random.chance(0.6)) return { author: `${name} ${ofFather}`, isWoman };
  const nickname = `${random.pick(isWoman ? ladies : nicknames)}${random.pick(['_', '.', ''])}${random.integer(7, 99)}`;
  const author = random.pickWeighted([
    [`${name} ${random.pick(initials)}.`, 46],
    [name, 34],
    [`${isWoman ? 'покупательница' : 'покупатель'} из ${random.pick(origins)}`, 8],
    [nickname, temperament === 'elderly' ? 0 : 8],
    [`${name} ${ofFather}`, 4],
  ]);
  return { author, isWoman };
}

/** Who answers for the shop. */
export const expert = (random: Random): Person => {
  const name = random.pick(experts);
  return { author: `${name}, эксперт Витрины`, isWoman: /[ая]$/.test(name) && name !== 'Илья' };
};

const parentNames = ['мама', 'отец'];
const inLaws = ['свекровь', 'тёща'];

export function relative(random: Random, isWoman: boolean, isOld: boolean): Relative {
  const fits = ([name, , , , of]: Relative): boolean => {
    if (isOld && (parentNames.includes(name) || inLaws.includes(name))) return false;
    return of === undefined || (of === 'old' ? isOld : of === (isWoman ? 'woman' : 'man'));
  };
  return random.pick(relatives.filter(fits));
}

/** «в Донецке». */
export const town = (random: Random): string => random.pick(cities).where;

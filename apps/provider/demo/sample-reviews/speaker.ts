import type { Random } from '../../src/platform/random.ts';
import { type Bank, concerns } from './bank.ts';
import { type Moment, monthOf, purchaseTime, span } from './calendar.ts';
import { competingProducts, isSameMaker } from './competing-products.ts';
import { anyFact, factHolds, factSlot, measure, money } from './facts.ts';
import { plural, type Speaker, say } from './grammar.ts';
import { anything, caseNames, type Noun, nounsFor } from './nouns.ts';
import { type Person, relative, town } from './people.ts';
import type { Product } from './types.ts';

const homes = [
  'в однушке',
  'в двушке',
  'в студии',
  'в частном доме',
  'на даче',
  'в съёмной квартире',
  'в новостройке',
  'в хрущёвке',
  'в трёшке',
  'в загородном доме',
  'на последнем этаже',
  'в малосемейке',
];
const families = ['трёх человек', 'четырёх человек', 'пяти человек', 'шести человек'];
const genres: readonly (readonly [accusative: string, prepositional: string])[] = [
  ['джаз', 'джазе'],
  ['рок', 'роке'],
  ['рэп', 'рэпе'],
  ['блюз', 'блюзе'],
  ['метал', 'метале'],
  ['шансон', 'шансоне'],
  ['хип-хоп', 'хип-хопе'],
  ['фолк', 'фолке'],
  ['русский рок', 'русском роке'],
  ['синтипоп', 'синтипопе'],
];

/** Adjectives of the former thing, by gender (masculine, feminine, neuter, plural), in the order of `caseNames`. */
const hard = { m: 'ый,ого,ому,ый,ым,ом', f: 'ая,ой,ой,ую,ой,ой', n: 'ое,ого,ому,ое,ым,ом', pl: 'ые,ых,ым,ые,ыми,ых' } as const;
const soft = { m: 'ий,его,ему,ий,им,ем', f: 'яя,ей,ей,юю,ей,ей', n: 'ее,его,ему,ее,им,ем', pl: 'ие,их,им,ие,ими,их' } as const;
const formers = [
  ['стар', hard],
  ['прошл', hard],
  ['прежн', soft],
] as const;

/** Kinds that stand at home, so that it matters where one lives. */
const rooms = new Set([
  'fridge',
  'freezer',
  'cooker',
  'oven',
  'hob',
  'hood',
  'dishwasher',
  'built-in-dishwasher',
  'washing-machine',
  'dryer',
  'water-heater',
  'tv',
  'projector',
  'soundbar',
  'router',
  'stick-vacuum',
  'vacuum',
  'robot-vacuum',
  'air-conditioner',
  'heater',
  'humidifier',
  'fan',
  'smart-speaker',
  'smart-hub',
  'microwave',
  'coffee-machine',
  'security-camera',
]);

export interface ReviewSpeaker extends Speaker {
  noun: Noun;
  /** The thing is new: whoever has it for days has seen no months with it. */
  isFresh: boolean;
  /** How long the author has it, in words; it may be said of a new thing too. */
  spans: readonly string[];
  /** Patterns of clauses already in this review. */
  patterns: Set<string>;
  /** The maker of the thing before, which is not named twice in a sentence. */
  formerBrand: string | undefined;
  /** For `{trifle}` in the frame of a quibble. */
  trifle?: string;
}

export interface Setting {
  product: Product;
  bank: Bank;
  person: Person;
  isOld: boolean;
  moment: Moment;
  random: Random;
}

/** The words for the product that agree with its `singular`; otherwise such as fit anything. */
function nounsOf(product: Product): readonly Noun[] {
  const own = nounsFor(product.kind);
  const singular = product.singular.toLowerCase();
  return own.some(({ stem }) => singular.includes(stem.toLowerCase().slice(0, 5))) ? own : anything;
}

function countedNoun(source: string, random: Random): string {
  const [, range = '', forms] = source.split(':');
  const [min = '1', max = min] = range.split('-');
  const count = random.integer(Number(min), Number(max));
  const [one, few, many] = forms?.split(',') ?? [];
  return one !== undefined && few !== undefined && many !== undefined ? `${count} ${plural(count, [one, few, many])}` : String(count);
}

/** Nobody says «WAN28281OE»: of a model that is what stays without such codes, nothing where it is nothing else. */
function withoutCodes(model: string): string | undefined {
  const rest = model
    .split(' ')
    .filter((word) => !(/\d.*\d/.test(word) && word.length > 4 && /[A-ZА-Я]/.test(word)) && !/^\d{3,}/.test(word));
  return rest.some((word) => /[a-zа-яё]{2}/.test(word)) ? rest.join(' ') : undefined;
}

export function createSpeaker({ product, bank, person, isOld, moment, random }: Setting): ReviewSpeaker {
  const nouns = nounsOf(product);
  const noun = random.pickWeighted(nouns.map((word, index) => [word, index === 0 ? 3 : 1] as const));
  const [time, timeGenitive] = span(moment);
  const genre = random.pick(genres);
  const here = town(random);
  const others = (competingProducts[product.kind] ?? []).filter((rival) => !isSameMaker(rival, product.brand));
  const purposes = bank.purposes.filter(({ kinds }) => concerns(kinds, product.kind));

  const [stem, endings] = random.pick(formers);
  const formerBrand = others.length > 0 ? random.pick(others) : undefined;

  const former = (form: string): string | undefined => {
    const index = caseNames.indexOf(form);
    const ending = endings[noun.gender].split(',')[index];
    return ending === undefined || formerBrand === undefined ? undefined : `${stem}${ending} ${noun.cases[index] ?? ''} ${formerBrand}`;
  };

  // Some have the box beside them.
  const spokenModel = random.chance(0.35) ? product.model : withoutCodes(product.model);
  const slot = (slotText: string): string | undefined => {
    if (slotText.startsWith('n:')) return countedNoun(slotText, random);
    const [name = '', form = 'nom'] = slotText.split('.');
    const index = caseNames.indexOf(form);
    switch (name) {
      case 'name':
        return spokenModel === undefined ? product.brand : `${product.brand} ${spokenModel}`;
      case 'brand':
        return product.brand;
      case 'model':
        return spokenModel ?? product.brand;
      case 'noun':
        return noun.cases[index];
      case 'old':
        return former(form);
      case 'rival':
        return others.length > 0 ? random.pick(others) : undefined;
      case 'who': {
        const [nom, gen, dat, ins] = relative(random, person.isWoman, isOld);
        return { nom, gen, dat, ins }[form];
      }
      case 'home':
        return rooms.has(product.kind) ? random.pick(homes) : undefined;
      case 'town':
        return here;
      case 'people':
        return random.pick(families);
      case 'genre':
        return form === 'pre' ? genre[1] : genre[0];
      case 'time':
        return form === 'gen' ? timeGenitive : time;
      case 'when':
        return form === 'month' ? monthOf(moment) : purchaseTime(moment, random);
      case 'money':
        return product.price === null
          ? undefined
          : money(product.price, slotText.endsWith('.nom') ? 'nom' : slotText.endsWith('.gen') ? 'gen' : 'acc');
      case 'purpose':
        return purposes.length > 0 ? say(random.pick(purposes).text, speaker) : undefined;
      case 'warranty':
        return `${product.warrantyYears} ${plural(product.warrantyYears, ['год', 'года', 'лет'])}`;
      case 'anyfact': {
        const fact = anyFact(product, random);
        return fact && `«${fact.name}» — ${measure(fact)}`;
      }
      case 'trifle':
        return speaker.trifle;
      default:
        return factSlot(product, slotText);
    }
  };

  const speaker: ReviewSpeaker = {
    random,
    isWoman: person.isWoman,
    gender: noun.gender,
    noun,
    formerBrand,
    isFresh: moment.experience === 'меньше месяца',
    spans: [time, timeGenitive],
    patterns: new Set(),
    slot,
    holds: (condition) => factHolds(product, condition),
  };
  return speaker;
}

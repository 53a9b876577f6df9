import type { Random } from '../../src/platform/random.ts';
import type { Aspect } from './bank.ts';
import { say, sentence } from './grammar.ts';
import { phrases } from './phrases.ts';
import type { Voice } from './speaker.ts';
import type { Temperament } from './types.ts';

const {
  closers,
  deliveries,
  digitalCons,
  digitalPros,
  digitalTrifles,
  leads,
  openers,
  quibbles,
  sharedCons,
  sharedPros,
  sharedTrifles,
  tails,
  tangibleOpeners,
  temperOpeners,
} = phrases;

const months = /месяц|полгода|недел|второй год|третий год|с весны|сезон|летом|зимой/;

/** Speaks of weeks and months, where the thing is only days old. */
const tooLong = (words: string, { isFresh, spans }: Voice): boolean =>
  isFresh && months.test(spans.reduce((rest, span) => rest.replaceAll(span, ''), words));

/** The first pattern, in random order and those not said before first, that fits the speaker. */
export function sayOne(patterns: readonly string[], voice: Voice, said: Set<string>, alsoSaid?: Set<string>): string | undefined {
  const shuffled = voice.random.shuffle(patterns);
  for (const pattern of [...shuffled.filter((one) => !said.has(one)), ...shuffled.filter((one) => said.has(one))]) {
    const words = say(pattern, voice);
    if (words === undefined || tooLong(words, voice)) continue;
    said.add(pattern);
    alsoSaid?.add(pattern);
    return words;
  }
  return undefined;
}

const joints = {
  same: [', а ещё ', ', к тому же ', ', плюс ', ', и ещё ', ', вдобавок ', '; '],
  against: [', но ', ', зато ', ', однако ', ', а вот ', '; с другой стороны, '],
} as const;

const longest = 150;

/** Two colons, or the same former maker named twice, do not go together. */
const repeats = (added: string, clause: string, { formerBrand }: Voice): boolean =>
  (added.endsWith(':') && clause.includes(':')) ||
  (formerBrand !== undefined && added.includes(formerBrand) && clause.includes(formerBrand));

/** Clauses as sentences: some two in one, some after a few words of introduction, some bare. */
export function sentences(clauses: readonly string[], mood: 'good' | 'bad', voice: Voice, bareness: number): string[] {
  const { random } = voice;
  const rest = [...clauses];
  const result: string[] = [];
  for (let clause = rest.shift(); clause !== undefined; clause = rest.shift()) {
    const next = rest[0];
    if (next !== undefined && clause.length + next.length < longest && !/[:;—]/.test(clause + next) && random.chance(0.45)) {
      rest.shift();
      result.push(clause + random.pick(joints.same) + next);
      continue;
    }
    const isLong = clause.length > longest * 0.8 || /[:;—]/.test(clause);
    const isTail = !isLong && random.chance(0.4);
    const added = random.chance(bareness) ? undefined : sayOne((isTail ? tails : leads)[mood], voice, voice.patterns);
    if (added === undefined || repeats(added, clause, voice)) result.push(clause);
    else result.push(isTail ? clause + added : `${added} ${clause}`);
  }
  return result;
}

/** One sentence of praise and blame together. */
export const contrast = (good: string, bad: string, random: Random): string =>
  good.length + bad.length < longest && !/[:;—]/.test(good + bad) ? good + random.pick(joints.against) + bad : bad;

export function opening(temper: Temperament, voice: Voice, isDigital: boolean, said: Set<string>): string | undefined {
  const own = temperOpeners[temper] ?? [];
  if (own.length > 0 && !isDigital && voice.random.chance(0.55)) return sayOne(own, voice, said);
  return sayOne(isDigital ? openers : [...openers, ...tangibleOpeners], voice, said);
}

export const delivery = (voice: Voice, said: Set<string>): string | undefined => sayOne(deliveries, voice, said);

export const closing = (mood: keyof typeof closers, voice: Voice, said: Set<string>): string | undefined =>
  sayOne(closers[mood], voice, said);

export function quibble(trifle: string, voice: Voice, said: Set<string>): string | undefined {
  voice.trifle = trifle;
  return sayOne(quibbles, voice, said);
}

type Phrases = 'pros' | 'cons' | 'trifles';
const shared = {
  tangible: { pros: sharedPros, cons: sharedCons, trifles: sharedTrifles },
  digital: { pros: digitalPros, cons: digitalCons, trifles: digitalTrifles },
} as const;

/** «Тихая, {load} входит, понятная панель»: phrases of different aspects in one line; empty when there are fewer than two. */
export function line(kind: Phrases, aspects: readonly Aspect[], count: number, voice: Voice, isDigital: boolean): string {
  const phrases: string[] = [];
  const said = new Set<string>();
  // A kind with few aspects has several phrases on one.
  for (const aspect of [...voice.random.shuffle(aspects), ...voice.random.shuffle(aspects)]) {
    if (phrases.length >= count) break;
    const phrase = sayOne(aspect[kind], voice, said);
    if (phrase !== undefined && !phrases.includes(phrase)) phrases.push(phrase);
  }
  const common = shared[isDigital ? 'digital' : 'tangible'][kind];
  // What fits anything fills a line up, but never makes one.
  if (phrases.length > 0 && (phrases.length < 3 || voice.random.chance(0.3))) phrases.push(sayOne(common, voice, said) ?? '');
  return phrases.length < 2 || phrases.includes('') ? '' : sentence(voice.random.shuffle(phrases).join(', '), '');
}

/** One trifle in words, for a quibble in the text. */
export const trifleOf = (aspects: readonly Aspect[], voice: Voice, isDigital: boolean): string | undefined =>
  sayOne(
    [
      ...aspects.flatMap(({ trifles }) => trifles),
      ...(voice.random.chance(0.15) ? shared[isDigital ? 'digital' : 'tangible'].trifles : []),
    ],
    voice,
    new Set(),
  );

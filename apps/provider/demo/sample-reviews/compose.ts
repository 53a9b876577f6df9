import type { Random } from '../../src/platform/random.ts';
import type { Aspect } from './bank.ts';
import { say, sentence } from './grammar.ts';
import { phrases } from './phrases.ts';
import type { ReviewSpeaker } from './speaker.ts';
import type { Temperament } from './types.ts';
import type { UsedPhrases } from './used-phrases.ts';

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
const tooLong = (text: string, { isFresh, spans }: ReviewSpeaker): boolean =>
  isFresh && months.test(spans.reduce((rest, span) => rest.replaceAll(span, ''), text));

/** The first pattern, in random order and those not said before first, that fits the speaker. */
export function sayOne(patterns: readonly string[], speaker: ReviewSpeaker, used: Set<string>, alsoUsed?: Set<string>): string | undefined {
  const candidates = speaker.random.shuffle(patterns);
  for (const pattern of [...candidates.filter((one) => !used.has(one)), ...candidates.filter((one) => used.has(one))]) {
    const text = say(pattern, speaker);
    if (text === undefined || tooLong(text, speaker)) continue;
    used.add(pattern);
    alsoUsed?.add(pattern);
    return text;
  }
  return undefined;
}

const joints = {
  same: [', а ещё ', ', к тому же ', ', плюс ', ', и ещё ', ', вдобавок ', '; '],
  against: [', но ', ', зато ', ', однако ', ', а вот ', '; с другой стороны, '],
} as const;

const maxLength = 150;

/** Two colons, or the same former maker named twice, do not go together. */
const repeats = (addition: string, clause: string, { formerBrand }: ReviewSpeaker): boolean =>
  (addition.endsWith(':') && clause.includes(':')) ||
  (formerBrand !== undefined && addition.includes(formerBrand) && clause.includes(formerBrand));

/** Clauses as sentences: some two in one, some after a few words of introduction, some bare. */
export function sentences(clauses: readonly string[], mood: 'good' | 'bad', speaker: ReviewSpeaker, bareness: number): string[] {
  const { random } = speaker;
  const rest = [...clauses];
  const result: string[] = [];
  for (let clause = rest.shift(); clause !== undefined; clause = rest.shift()) {
    const next = rest[0];
    if (next !== undefined && clause.length + next.length < maxLength && !/[:;—]/.test(clause + next) && random.chance(0.45)) {
      rest.shift();
      result.push(clause + random.pick(joints.same) + next);
      continue;
    }
    const isLong = clause.length > maxLength * 0.8 || /[:;—]/.test(clause);
    const isTail = !isLong && random.chance(0.4);
    const addition = random.chance(bareness) ? undefined : sayOne((isTail ? tails : leads)[mood], speaker, speaker.patterns);
    if (addition === undefined || repeats(addition, clause, speaker)) result.push(clause);
    else result.push(isTail ? clause + addition : `${addition} ${clause}`);
  }
  return result;
}

/** One sentence of praise and blame together. */
export const contrast = (good: string, bad: string, random: Random): string =>
  good.length + bad.length < maxLength && !/[:;—]/.test(good + bad) ? good + random.pick(joints.against) + bad : bad;

export function opening(temper: Temperament, speaker: ReviewSpeaker, isDigital: boolean, used: Set<string>): string | undefined {
  const own = temperOpeners[temper] ?? [];
  if (own.length > 0 && !isDigital && speaker.random.chance(0.55)) return sayOne(own, speaker, used);
  return sayOne(isDigital ? openers : [...openers, ...tangibleOpeners], speaker, used);
}

export const delivery = (speaker: ReviewSpeaker, used: Set<string>): string | undefined => sayOne(deliveries, speaker, used);

export const closing = (mood: keyof typeof closers, speaker: ReviewSpeaker, used: Set<string>): string | undefined =>
  sayOne(closers[mood], speaker, used);

export function quibble(trifle: string, speaker: ReviewSpeaker, used: Set<string>): string | undefined {
  speaker.trifle = trifle;
  return sayOne(quibbles, speaker, used);
}

type Phrases = 'pros' | 'cons' | 'trifles';
const sharedPhrases = {
  tangible: { pros: sharedPros, cons: sharedCons, trifles: sharedTrifles },
  digital: { pros: digitalPros, cons: digitalCons, trifles: digitalTrifles },
} as const;

/** A pattern says something else at another try. */
const tries = 6;
const maxPhraseLength = 60;

/** A phrase not used yet for this model, and if possible nowhere in the shop; without a comma, which separates phrases. */
function unusedPhrase(
  patterns: readonly string[],
  speaker: ReviewSpeaker,
  usedPhrases: UsedPhrases,
  used: Set<string>,
): string | undefined {
  let repeated: { text: string; pattern: string } | undefined;
  for (const pattern of speaker.random.shuffle(patterns)) {
    if (used.has(pattern)) continue;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const text = say(pattern, speaker);
      if (text === undefined) break;
      const key = text.toLowerCase();
      if (text.length > maxPhraseLength || text.includes(', ') || tooLong(text, speaker) || usedPhrases.ofModel.has(key)) continue;
      if (!usedPhrases.inShop.has(key)) {
        used.add(pattern);
        return text;
      }
      repeated ??= { text, pattern };
    }
  }
  if (repeated !== undefined) used.add(repeated.pattern);
  return repeated?.text;
}

/** Who says it, and whether of something that nobody holds in hand. */
interface Voice {
  speaker: ReviewSpeaker;
  isDigital: boolean;
}

/** «Тихая, {load} входит, понятная панель»: phrases of different aspects in one line; empty when there are fewer than two. */
export function line(kind: Phrases, aspects: readonly Aspect[], count: number, about: Voice, usedPhrases: UsedPhrases): string {
  const { speaker, isDigital } = about;
  const phrases: string[] = [];
  const used = new Set<string>();
  // A kind with few aspects has several phrases on one.
  for (const aspect of [...speaker.random.shuffle(aspects), ...speaker.random.shuffle(aspects)]) {
    if (phrases.length >= count) break;
    const phrase = unusedPhrase(aspect[kind], speaker, usedPhrases, used);
    if (phrase !== undefined) phrases.push(phrase);
  }
  const common = sharedPhrases[isDigital ? 'digital' : 'tangible'][kind];
  // What fits anything fills a line up, but never makes one.
  if (phrases.length > 0 && (phrases.length < 3 || speaker.random.chance(0.3))) {
    const phrase = unusedPhrase(common, speaker, usedPhrases, used);
    if (phrase !== undefined) phrases.push(phrase);
  }
  return phrases.length < 2 ? '' : sentence(speaker.random.shuffle(phrases).join(', '), '');
}

/** One trifle in words, for a quibble in the text. */
export const trifleOf = (aspects: readonly Aspect[], speaker: ReviewSpeaker, isDigital: boolean): string | undefined =>
  sayOne(
    [
      ...aspects.flatMap(({ trifles }) => trifles),
      ...(speaker.random.chance(0.15) ? sharedPhrases[isDigital ? 'digital' : 'tangible'].trifles : []),
    ],
    speaker,
    new Set(),
  );

import type { Random } from '../../src/platform/random.ts';

/**
 * Patterns of sentences. In a pattern
 * - `[a|b|]` is one of the alternatives, which may hold alternatives themselves;
 * - `<взял/взяла>` is said by a man or by a woman;
 * - `<новый/новая/новое/новые>` agrees with the noun that stands for the product;
 * - `<*греет/греют>` agrees with that noun in number;
 * - `{slot}` is filled by the speaker; a pattern whose slot cannot be filled is not said at all;
 * - `(noise<45, !nfc)` at the beginning says of which facts the pattern is true.
 */
export interface Speaker {
  random: Random;
  isWoman: boolean;
  gender: 'm' | 'f' | 'n' | 'pl';
  slot(name: string): string | undefined;
  holds(condition: string): boolean;
}

const guard = /^\(([^)]*)\)\s*/;
const alternatives = /\[([^[\]]*)\]/;
const agreement = /<(\*?)([^<>]*)>/g;
const slots = /\{([^{}]*)\}/g;
const genders = ['m', 'f', 'n', 'pl'] as const;

function agree(isNumber: boolean, forms: readonly string[], speaker: Speaker): string {
  if (isNumber) return forms[speaker.gender === 'pl' ? 1 : 0] ?? '';
  if (forms.length === 2) return forms[speaker.isWoman ? 1 : 0] ?? '';
  return forms[genders.indexOf(speaker.gender)] ?? '';
}

/** The pattern in words, or undefined where it does not fit the product or the speaker. */
export function say(pattern: string, speaker: Speaker): string | undefined {
  const [prefix = '', conditions] = guard.exec(pattern) ?? [];
  if (conditions && !conditions.split(',').every((condition) => speaker.holds(condition.trim()))) return undefined;
  let text = pattern.slice(prefix.length);
  for (let match = alternatives.exec(text); match; match = alternatives.exec(text)) {
    text = text.slice(0, match.index) + speaker.random.pick((match[1] ?? '').split('|')) + text.slice(match.index + match[0].length);
  }
  text = text.replace(agreement, (_, star: string, forms: string) => agree(star === '*', forms.split('/'), speaker));
  let isComplete = true;
  text = text.replace(slots, (_, name: string) => {
    const filling = speaker.slot(name);
    if (filling === undefined) isComplete = false;
    return filling ?? '';
  });
  // «со старым»; a tail such as « — …» keeps the space before it.
  return isComplete
    ? text
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ([,.:;!?])/g, '$1')
        .replaceAll(/(^|\s)([сС]) (?=[сзш][бвгджзклмнпрстфхцчшщ])/g, '$1$2о ')
        .trimEnd()
    : undefined;
}

/** With a capital at the beginning and a mark at the end. */
export function sentence(clause: string, end = '.'): string {
  const text = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?…]$/.test(text) ? text : text + end;
}

/** «1 день», «3 дня», «5 дней». */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  if (!Number.isInteger(count)) return few;
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

const rowsOfKeys = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,.', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'] as const;
const keyboardRows = rowsOfKeys.flatMap((row) => [row, [...row].reverse().join('')]);
/** The rows that hardly a word is typed on alone. */
const onSparseRowPattern = /^(?:[asdfghjkl]{6,}|[zxcvbnm]{4,}|[ячсмитьбю]{7,})$/;
/** Keys side by side that no word is typed with, and consonants that nobody speaks one after another. */
const minKeys = 5;
const unpronounceablePattern = /[bcdfghjklmnpqrstvwxz]{5}|[бвгджзйклмнпрстфхцчшщ]{5}|[ъь]{2}|(.)\1\1/;
/**
 * What no Russian word has: a hard sign before anything but a vowel that it parts off, a sign behind a vowel, one of «ыьъ» in front, vowels
 * that never meet; and in Latin a `q` that nothing said follows.
 */
const impossiblePattern = /ъ(?![еюя])|[аеиоуыэюяй][ьъ]|^[ыьъ]|ээ|ыы|юю|яя|[ыэ][аоуэы]|q(?![uol])/;
/** Letters twice, three times in one word, or two letters three times. */
const stammerPattern = /(.)\1.*(.)\2.*(.)\3|(..)\4\4/;
const vowels = /[aeiouyаеиоуыэюя]/;

/** Whether a word that nothing is known of was typed by running over the keys: it is taken for no other word. */
export const isGibberish = (word: string): boolean =>
  unpronounceablePattern.test(word) ||
  impossiblePattern.test(word) ||
  stammerPattern.test(word) ||
  !vowels.test(word) ||
  onSparseRowPattern.test(word) ||
  keyboardRows.some((row) => isAlong(row, word));

/** Whether five keys of a row, or all of a shorter word, follow each other as they lie. */
function isAlong(row: string, word: string): boolean {
  if (word.length < minKeys) return word.length > 3 && row.includes(word);
  return Array.from({ length: word.length - minKeys + 1 }, (_, from) => word.slice(from, from + minKeys)).some((keys) =>
    row.includes(keys),
  );
}

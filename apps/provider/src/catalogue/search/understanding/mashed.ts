const rows = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,.', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'] as const;
/** Keys side by side that no word is typed with, and consonants that nobody speaks one after another. */
const leastKeys = 5;
const unspeakable = /[bcdfghjklmnpqrstvwxz]{5}|[бвгджзйклмнпрстфхцчшщ]{5}|[ъь]{2}|(.)\1\1/;
/** What no Russian word has: a hard sign before anything but a vowel that it parts off, one of «ыьъ» in front, vowels that never meet. */
const unwritten = /ъ(?![еюя])|^[ыьъ]|ээ|ыы|юю|яя|[ыэ][аоуэы]/;
/** Letters twice, three times in one word, or two letters three times. */
const stammered = /(.)\1.*(.)\2.*(.)\3|(..)\4\4/;
const vowels = /[aeiouyаеиоуыэюя]/;

/** Whether a word that nothing is known of was typed by running over the keys: it is taken for no other word. */
export const isMashed = (word: string): boolean =>
  unspeakable.test(word) || unwritten.test(word) || stammered.test(word) || !vowels.test(word) || rows.some((row) => isAlong(row, word));

/** Whether five keys of a row, or all of a shorter word, follow each other as they lie. */
function isAlong(row: string, word: string): boolean {
  if (word.length < leastKeys) return word.length > 3 && row.includes(word);
  return Array.from({ length: word.length - leastKeys + 1 }, (_, from) => word.slice(from, from + leastKeys)).some((keys) =>
    row.includes(keys),
  );
}

/** The keys of the two layouts in the same order. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбю';

const toCyrillic = new Map([...latin].map((key, index): [string, string] => [key, cyrillic[index] ?? key]));
const toLatin = new Map([...cyrillic].map((key, index): [string, string] => [key, latin[index] ?? key]));
// «ё» is folded to «е»; with Shift held the same keys give other signs.
for (const [sign, letter] of [
  ['{', 'х'],
  ['}', 'ъ'],
  [':', 'ж'],
  ['"', 'э'],
  ['<', 'б'],
  ['>', 'ю'],
  ['`', 'е'],
  ['~', 'е'],
] as const)
  toCyrillic.set(sign, letter);

/** What the same keys give in the other keyboard layout: «cvfhnajy» is «смартфон». The text is lowercase. */
export function inOtherLayout(text: string): string {
  const map = /[а-я]/.test(text) ? toLatin : toCyrillic;
  return [...text].map((key) => map.get(key) ?? key).join('');
}

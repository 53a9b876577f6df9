import { transliterate } from 'transliteration';

/** The keys of the two layouts in the same order. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const other = new Map([...latin].map((key, index): [string, string] => [key, cyrillic[index] ?? key]));
const back = new Map([...cyrillic].map((key, index): [string, string] => [key, latin[index] ?? key]));

/** As a text is looked for: lowercase, «е» for «ё», one space. */
export const plainQuery = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();

/** What the same keys give in the other keyboard layout: «cvfhnajy» is «смартфон». */
export function inOtherLayout(text: string): string {
  const map = /[а-яё]/i.test(text) ? back : other;
  return plainQuery([...text].map((key) => map.get(key) ?? key).join(''));
}

/** How makers' names are said in Russian, where the letters alone do not give it. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/айфон/g, 'iphone'],
  [/эпл|эппл/g, 'apple'],
  [/сяоми|ксиоми|ксяоми/g, 'xiaomi'],
  [/хуавей|хуавэй/g, 'huawei'],
  [/хонор/g, 'honor'],
  [/самсунг/g, 'samsung'],
  [/бош/g, 'bosch'],
  [/филипс/g, 'philips'],
  [/дайсон/g, 'dyson'],
  [/логитек/g, 'logitech'],
  [/асус/g, 'asus'],
  [/эйсер/g, 'acer'],
  [/леново/g, 'lenovo'],
  [/тефаль?/g, 'tefal'],
  [/редмонд/g, 'redmond'],
  [/поларис/g, 'polaris'],
  [/макбук/g, 'macbook'],
  [/айпад/g, 'ipad'],
  [/галакси/g, 'galaxy'],
  [/плейстейшен|плейстейшн|плойка/g, 'playstation'],
  [/хайер/g, 'haier'],
  [/электролюкс/g, 'electrolux'],
  [/делонги/g, 'delonghi'],
  [/браун/g, 'braun'],
  [/сони/g, 'sony'],
];

/** The same in the other script: «самсунг галакси» is «samsung galaxy». Latin texts stay as they are. */
export function inOtherScript(text: string): string {
  if (!/[а-яё]/i.test(text)) return text;
  const named = spoken.reduce((rest, [word, name]) => rest.replace(word, name), text);
  // Russian words beside a maker's name stay Russian: «телефон самсунг» is «телефон samsung».
  return plainQuery(named === text ? transliterate(text) : named);
}

/** A text as it may have been meant: as it is, in the other layout, in the other script, and in both. */
export function readingsOf(text: string): string[] {
  const readings = [text, inOtherLayout(text), inOtherScript(text), inOtherScript(inOtherLayout(text))];
  return readings.filter((reading, index) => reading !== '' && readings.indexOf(reading) === index);
}

type PluralForms = readonly [one: string, few: string, many: string];

/** Units that are words: the form that stands in the catalogue's data, and those after 1, after 2–4 and after 5 and more. */
const unitForms: Readonly<Record<string, PluralForms>> = {
  дней: ['день', 'дня', 'дней'],
  комплектов: ['комплект', 'комплекта', 'комплектов'],
  листов: ['лист', 'листа', 'листов'],
};

/** Units that have a sign after a number, and a word where they stand alone («Диагональ экрана, дюйм»). */
const signs: Readonly<Record<string, string>> = { дюйм: '″' };

/** After a fraction a noun stands in the singular genitive: «7,5 дня». */
const pluralize = (text: string, [one, few, many]: PluralForms): string => {
  if (text.includes(',')) return few;
  const tail = Number(text.replaceAll(/\D/g, '')) % 100;
  const last = tail % 10;
  if (tail > 10 && tail < 15) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
};

/** A unit as it is read after a number: «43» and «дюйм» give «″», «21» and «дней» give «день». */
export function unitAfter(text: string, unit: string): string {
  const forms = unitForms[unit];
  return forms === undefined ? (signs[unit] ?? unit) : pluralize(text, forms);
}

/** Signs stand close to their number; everything else keeps a space that does not break. */
const isClose = (unit: string): boolean => unit === '″' || unit === '°';

/** «256 ГБ», «43″», «21 день». */
export function withUnit(text: string, unit: string | null | undefined): string {
  if (!unit) return text;
  const unitText = unitAfter(text, unit);
  return isClose(unitText) ? `${text}${unitText}` : `${text}\u00A0${unitText}`;
}

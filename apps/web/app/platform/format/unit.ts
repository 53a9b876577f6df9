/** Units with a sign after a number; a heading tells the word («Диагональ экрана, дюйм»). */
const signs: Readonly<Record<string, string>> = { дюйм: '″' };

/** «256 ГБ», «43″», «120°»: signs stand close to the number, everything else keeps a space that does not break. */
export function withUnit(text: string, unit: string | null | undefined): string {
  if (!unit) return text;
  const read = signs[unit] ?? unit;
  return read === '″' || read === '°' ? `${text}${read}` : `${text}\u00a0${read}`;
}

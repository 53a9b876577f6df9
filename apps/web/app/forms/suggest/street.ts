/** Name of the hidden field with the street that has been asked about: the same street is then accepted. */
export const confirmedStreetField = 'askedStreet';

interface StreetResult {
  street: string | null;
  isKnown: boolean | null;
}

/**
 * What is asked about a street; null when there is nothing to ask: it is known, nobody can say, or it was asked about before.
 * A company's list of streets is never whole, so nobody is sent away.
 */
export function streetQuestion(street: string, confirmedStreet: string, result: StreetResult | null): string | null {
  if (result === null || result.isKnown !== false || confirmedStreet === street) return null;
  const suggestion = result.street === null ? '' : ` Может быть, ${result.street}?`;
  return `Не нашли «${street}» в списке улиц.${suggestion} Если всё верно, нажмите кнопку ещё раз.`;
}

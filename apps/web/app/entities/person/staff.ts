/** The staff that is signed in: by a trade point, as a person, or both (spec 2 §3). */
export interface Staff {
  tradePointNumber: string | null;
  tradePointName: string | null;
  personnelNumber: string | null;
  employeeName: string | null;
}

/** What it is called, each part a line of its own; never empty. */
export function staffLabels({ tradePointNumber, tradePointName, personnelNumber, employeeName }: Staff): string[] {
  const place = tradePointNumber === null ? null : `Торговая точка № ${tradePointNumber}${wrapName(tradePointName, ' «', '»')}`;
  const person = personnelNumber === null ? null : `Табельный № ${personnelNumber}${wrapName(employeeName, ', ', '')}`;
  const labels = [place, person].filter((part) => part !== null);
  return labels.length === 0 ? ['Сотрудник магазина'] : labels;
}

const wrapName = (name: string | null, before: string, after: string): string => (name === null ? '' : `${before}${name}${after}`);

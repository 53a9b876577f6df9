/** Name of the hidden field in which a form carries the quote of the sums that it shows. */
export const quoteField = 'quote';

/** Characters; the draft keeps it beside much else. */
const maxLength = 500;

/** The quote of what a pressed form has shown; null when it does not say, and then nothing is ordered. */
export function readQuote(form: FormData): string | null {
  const quote = form.get(quoteField);
  return typeof quote === 'string' && quote !== '' && quote.length <= maxLength ? quote : null;
}

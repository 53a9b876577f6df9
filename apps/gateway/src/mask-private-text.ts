/** Characters of an error's words that are kept. */
const maxLength = 300;

/**
 * Words of an error without what they may quote of somebody: whatever stands between the first quotation mark and the
 * last, addresses, long numbers.
 */
export function maskPrivateText(text: string): string {
  return text
    .replace(/["'`«“].*["'`»”]/gs, '…')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d\s()-]{4,}\d/g, '…')
    .slice(0, maxLength);
}

/** A code without what people leave out or put in: `WAN-28281 OE` is `wan28281oe`. */
export const plainCode = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The term of all goods of a kind, from the terms of the kind's name: «смартфон» is a mention of one in many a specification. */
export const kindTerm = (terms: readonly string[]): string => `=${terms.join('+')}`;

/** The term of all goods of a line, from the word with which the model begins: «Игровая приставка Sony PlayStation 5». */
export const lineTerm = (term: string): string => `>${term}`;

/** The term of all goods of a model, from the terms of its name: «Смартфон Apple iPhone 15». */
export const modelTerm = (terms: readonly string[]): string => lineTerm(terms.join('+'));

/** The term of all goods made for a model: «Чехол для iPhone 15». */
export const madeForTerm = (terms: readonly string[]): string => `<${terms.join('+')}`;

/** Whether a term stands for a line or a model, and not for a word. */
export const isLineTerm = (term: string): boolean => /^[<>]/.test(term);

/** Terms of numbers with the word they belong to: «Глубина, 45 см» is «глубин=45см», what a thing has not is «сушк=0». */
export const measureTerm = (word: string, value: string): string => `${word}=${value}`;

/** The word and the value of such a term; of any other term the value is all of it. */
export function measureOf(term: string): { name?: string; value: string } {
  const at = term.lastIndexOf('=');
  return at < 1 ? { value: term } : { name: term.slice(0, at), value: term.slice(at + 1) };
}

/** What reviewers have said: of one model nobody repeats another, and in the whole shop as few do as can be. */
export interface SaidBefore {
  ofModel: Set<string>;
  inShop: Set<string>;
}

export const nothingSaid = (): SaidBefore => ({ ofModel: new Set(), inShop: new Set() });

const partsOf = (text: string, marks: RegExp): string[] =>
  text
    .toLowerCase()
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Sentences of a text, as they are compared. */
export const sentencesOf = (text: string): string[] => partsOf(text, /[.!?…]+(?= |$)/);

/** Phrases of a line of pros or cons, as they are compared. */
export const phrasesOf = (line: string): string[] => partsOf(line, /, /);

export const remember = ({ ofModel, inShop }: SaidBefore, parts: readonly string[]): void => {
  for (const part of parts) {
    ofModel.add(part);
    inShop.add(part);
  }
};

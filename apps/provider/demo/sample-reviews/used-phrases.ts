/** Phrases used in reviews: never repeated for one model, and as rarely as possible in the whole shop. */
export interface UsedPhrases {
  ofModel: Set<string>;
  inShop: Set<string>;
}

export const noUsedPhrases = (): UsedPhrases => ({ ofModel: new Set(), inShop: new Set() });

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

export const remember = ({ ofModel, inShop }: UsedPhrases, parts: readonly string[]): void => {
  for (const part of parts) {
    ofModel.add(part);
    inShop.add(part);
  }
};

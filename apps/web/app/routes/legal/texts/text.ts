/** A document of law as the shop shows it. */
export interface LegalText {
  title: string;
  /** The day from which it holds: «1 ноября 2026 года». */
  since: string;
  /** What it is, in a sentence or two of everyday words. */
  summary: string;
  sections: readonly Section[];
}

export interface Section {
  title: string;
  /** Paragraphs; a list of texts is a list. */
  body: readonly (string | readonly string[])[];
}

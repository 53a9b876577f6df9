/** What the words of a grade stand for (spec 1 §9). */
export const grades = [
  ['как новый', 'следов нет, комплект полный'],
  ['отличное', 'едва заметные следы на корпусе'],
  ['хорошее', 'заметные следы, на работу не влияют'],
] as const;

/** «отличное состояние», «как новый» */
export const gradePhrase = (grade: string): string => (grade.endsWith('ое') ? `${grade} состояние` : grade);

/** What a grade stands for; null of a word that the shop does not explain. */
export const gradeNote = (grade: string): string | null => grades.find(([name]) => name === grade)?.[1] ?? null;

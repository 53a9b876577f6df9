export type ManualType = 'operation' | 'warranty';

/** What a document is called. */
export const manualNames: Readonly<Record<ManualType, string>> = {
  operation: 'Руководство по эксплуатации',
  warranty: 'Гарантийный талон',
};

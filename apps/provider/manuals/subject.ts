import type { Kind } from '../pictures/subject.ts';

export type ManualType = 'operation' | 'warranty';

/** What a document is called. */
export const manualNames: Readonly<Record<ManualType, string>> = {
  operation: 'Руководство по эксплуатации',
  warranty: 'Гарантийный талон',
};

/** What a document says of its device, the same for all variants of a model. */
export interface ManualSubject {
  type: ManualType;
  kind: Kind;
  /** «Чайник Xiaomi Electric Kettle 2» */
  device: string;
  brand: string;
  country: string | null;
  warrantyDays: number;
  /** Variants by their whole names. */
  variants: readonly { name: string; article: string }[];
  /** Specifications under their headings; values that differ between variants stand one after the other. */
  specifications: readonly { group: string; items: readonly (readonly [name: string, value: string])[] }[];
  /** Watts that it takes from the socket, as far as its data says. */
  power: number | undefined;
}

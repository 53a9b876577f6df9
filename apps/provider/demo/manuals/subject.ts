import type { ManualType } from '../../src/catalogue/manuals/names.ts';
import type { Kind } from '../pictures/subject.ts';

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

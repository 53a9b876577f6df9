import type { Kind } from '../../pictures/subject.ts';

/** Sentences of a manual, a list for each of its sections. */
export interface Lines {
  /** What lies in the box. */
  kit: readonly string[];
  /** Steps before the first use. */
  prepare: readonly string[];
  /** Steps of use. */
  use: readonly string[];
  care: readonly string[];
  safety: readonly string[];
  /** What happens, and what to do then. */
  troubleshooting: readonly (readonly [string, string])[];
}

/** What a group of kinds has in common, and what each kind has besides. */
export interface Guide extends Lines {
  name: string;
  /** Where its energy comes from; decides on the common rules of safety and disposal. */
  energy: 'mains' | 'battery' | 'none';
  /** Household appliances get a warranty card. */
  isAppliance: boolean;
  /** It heats: its power is worth a word about the socket. */
  isHeating?: boolean;
  of?: Partial<Record<Kind, Partial<Lines & Pick<Guide, 'energy'>>>>;
}

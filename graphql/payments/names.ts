import { paymentNameOf } from '@vitrina/services/contract/fields/payment-names.ts';
import { paymentGroups } from '@vitrina/services/contract/fields/special-ids.ts';

/** Of a method that has no name by the provider, nor by the specification. */
export const unknownMethodName = 'Другой способ';

/** Ways to pay that an action is bound to, in words; the group that is paid in advance is one of them (spec 2 §9). */
export const paymentNamesOf = (ids: readonly number[]): string[] => [
  ...new Set(ids.flatMap((id) => paymentNameOf(id) ?? (id === paymentGroups.inAdvance ? 'Онлайн' : []))),
];

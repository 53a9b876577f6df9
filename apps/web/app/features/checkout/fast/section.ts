import { type Draft, emptyDraft } from '../../../entities/order-draft/draft.ts';

/** What is changed by itself on the screen of all steps. */
export type Section = 'contacts' | 'delivery' | 'payments';

/** What of a draft the screen shows. */
export const visibleDraft = ({ contacts, delivery, payment, seed }: Draft): Draft => ({ ...emptyDraft, contacts, delivery, payment, seed });

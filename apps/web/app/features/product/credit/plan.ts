import { isId } from '@vitrina/services/contract/fields/id.ts';
import { planOf as paymentPlanOf } from '@vitrina/services/rules/credit-schedule.ts';
import type { CreditFactsFragment, CreditKind, CreditTermFactsFragment } from '../../../generated/graphql.ts';
import type { NoticeCode } from '../../../platform/session/notice.ts';

/** Names of the calculator's fields, in its address and in the form that buys. */
export const field = { kind: 'kind', months: 'months', warranty: 'warranty', supplier: 'supplier' } as const;

export type Offer = NonNullable<CreditFactsFragment['creditOffers']>[number];
export type Term = CreditTermFactsFragment;

/** Called as the way to pay that it leads to, in the basket and at the checkout: a test compares them, the table of all names is too long to travel. */
export const sberName = 'Плати частями от Сбера';

/** Kinds in the address and in words. */
export const kinds: readonly { kind: CreditKind; code: string; name: string }[] = [
  { kind: 'INSTALMENT', code: 'instalment', name: 'Рассрочка' },
  { kind: 'INSTALMENT_SBER', code: 'instalment-sber', name: sberName },
  { kind: 'MOKKA', code: 'mokka', name: 'Мокка' },
  { kind: 'CREDIT', code: 'credit', name: 'Кредит' },
];

/** Kopecks from which anything is lent (spec 2 §9). */
export const minOnCredit = 1500_00;

/** What stands under a term; of a labelled one what its label `0-0-24` means, which nobody can be expected to read. */
export const termNote = ({ label, conditions }: Term): string =>
  [label === null ? '' : 'Без первого взноса и переплаты', conditions?.notification ?? ''].filter((text) => text !== '').join(' · ');

/** The least that is paid a month by any plan of an offer that asks for nothing more, else by any. Kopecks. */
export function smallestPayment(offer: Offer): number {
  const openTerms = offer.terms.filter((term) => isOpen({ offer, term }));
  return Math.min(...(openTerms.length > 0 ? openTerms : offer.terms).map(({ payment }) => payment.amount));
}

export interface CreditQuery {
  kind: string | null;
  months: string | null;
  warranty: string | null;
  /** The partner whose piece it is; null for the shop's own. */
  supplier: string | null;
}

export function readCreditQuery(fields: URLSearchParams | FormData): CreditQuery {
  const read = (name: string): string | null => {
    const value = fields.get(name);
    return typeof value === 'string' && isId(value) ? value : null;
  };
  return { kind: read(field.kind), months: read(field.months), warranty: read(field.warranty), supplier: read(field.supplier) };
}

export interface Plan {
  offer: Offer;
  term: Term;
}

/**
 * What is chosen: the kind and the term that were asked for, else the first kind and its last term (spec 2 §4) that asks for nothing more, such as
 * accessories. Null where nothing is offered.
 */
export function planOf(offers: readonly Offer[], { kind, months }: Pick<CreditQuery, 'kind' | 'months'>): Plan | null {
  const orderedOffers = kinds.flatMap(({ kind: one, code }) =>
    offers.filter((offer) => offer.kind === one).map((offer) => ({ code, offer })),
  );
  const { offer } = orderedOffers.find(({ code }) => code === kind) ?? orderedOffers[0] ?? {};
  if (offer === undefined) return null;
  const term =
    offer.terms.find((one) => String(one.months) === months) ??
    offer.terms.findLast((one) => isOpen({ offer, term: one })) ??
    offer.terms.find((one) => one.months === offer.lastTerm?.months);
  return term === undefined ? null : { offer, term };
}

/** Sber's own instalment is offered while its flag is on (spec 2 §9). */
export const visibleOffers = (offers: readonly Offer[], isSberShown: boolean): Offer[] =>
  offers.filter(({ kind }) => isSberShown || kind !== 'INSTALMENT_SBER');

/** Offers of what is really paid, where the banks have told them of `price`. Kopecks. */
export function repricedOffers(offers: readonly Offer[], price: number, total: number): Offer[] {
  const repriced = (term: Term): Term => {
    const { months, rate, payment, overpayment } = term;
    const plan = paymentPlanOf({ payment: payment.amount, months, rate, price, total, hasInterest: overpayment.amount > 0 });
    return {
      ...term,
      payment: { amount: plan.payment },
      payments: plan.payments.map((amount) => ({ amount })),
      overpayment: { amount: plan.overpayment },
    };
  };
  return price === total ? [...offers] : offers.map((offer) => ({ ...offer, terms: offer.terms.map(repriced) }));
}

export interface InstalmentState {
  /** The last fetch failed or brought nothing. */
  hasFailed: boolean;
  /** What the terms ask for; only where something is asked for. */
  conditions: NonNullable<Term['conditions']>[];
}

/** How an instalment of one kind stands (spec 2 §4); every fetch begins anew, so an earlier failure is forgotten by it. `null`: it failed. */
export function instalmentState(offers: readonly Offer[] | null, kind: 'INSTALMENT' | 'INSTALMENT_SBER'): InstalmentState {
  const terms = offers?.find((offer) => offer.kind === kind)?.terms ?? [];
  return { hasFailed: terms.length === 0, conditions: terms.flatMap(({ conditions }) => conditions ?? []) };
}

/** Address of the calculator with what has been chosen in it. */
export function addressOf(base: string, { kind, months, warranty, supplier }: CreditQuery): string {
  const fieldValues = { [field.kind]: kind, [field.months]: months, [field.warranty]: warranty, [field.supplier]: supplier };
  const query = new URLSearchParams(Object.entries(fieldValues).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return query.size === 0 ? base : `${base}?${query}`;
}

/** Why a choice cannot be ordered by this plan; null where it can. Without scripts the terms of one kind are shown beside the choice of another. */
export function obstacleTo({ offer, term }: Plan, { kind, months }: Pick<CreditQuery, 'kind' | 'months'>): NoticeCode | null {
  const isOther = kind !== null && kinds.find(({ code }) => code === kind)?.kind !== offer.kind;
  if (isOther) return 'credit-changed';
  if (months !== null && String(term.months) !== months) return 'credit-term';
  if (offer.isLimitExceeded === true) return 'credit-limit';
  if (isOpen({ offer, term })) return null;
  return term.conditions?.isWarrantyRequired === true ? 'credit-warranty' : 'credit-conditions';
}

/** Whether an order can be made by this plan now. */
export const isOpen = ({ offer, term }: Plan): boolean => offer.isLimitExceeded !== true && (term.conditions?.isCompleted ?? true);

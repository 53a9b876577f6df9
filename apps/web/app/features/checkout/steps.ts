/** Steps of the checkout in their order (spec 1 §2). */
export const steps = [
  { id: 'basket', title: 'Корзина', path: '/cart' },
  { id: 'contacts', title: 'Контакты', path: '/cart/contacts' },
  { id: 'delivery', title: 'Доставка', path: '/cart/delivery' },
  { id: 'payments', title: 'Оплата', path: '/cart/payments' },
  { id: 'summary', title: 'Подтверждение', path: '/cart/summary' },
] as const;

export type StepId = (typeof steps)[number]['id'];

/** What the earlier steps have come to. */
export interface Progress {
  isBasketFilled: boolean;
  hasContacts: boolean;
  /** Every order that is delivered has a way that is still possible. */
  isDeliveryChosen: boolean;
  /** A method that goes with these ways and this sum. */
  isPaymentChosen: boolean;
}

/** The first step that is not done yet: nobody gets further than here. */
export function openStep(progress: Progress): StepId {
  if (!progress.isBasketFilled) return 'basket';
  if (!progress.hasContacts) return 'contacts';
  if (!progress.isDeliveryChosen) return 'delivery';
  return progress.isPaymentChosen ? 'summary' : 'payments';
}

export const stepAt = (id: StepId): number => steps.findIndex((step) => step.id === id);

/** All steps on one screen. */
export const fastPath = '/cart/fast';

export const pathOf = (id: StepId): string => steps.find((step) => step.id === id)?.path ?? '/cart';

/** Where a shopper has to go instead of a step; null when it is open. */
export function redirectTo(requestedStep: StepId, progress: Progress): string | null {
  const open = openStep(progress);
  return stepAt(requestedStep) > stepAt(open) ? pathOf(open) : null;
}

interface StepValues {
  delivery: object | null;
  payment: object | null;
}

/**
 * Where a saved step leads: to the next one, or back to the summary when the later ones had been done before. A company that buys where a
 * person did, or a person where a company did, has other ways to pay: they are looked at again. Codes alone are not delivered.
 */
export function nextPath(
  savedStep: Exclude<StepId, 'basket' | 'summary'>,
  { delivery, payment }: StepValues,
  { isOtherPayer = false, isDelivered = true } = {},
): string {
  if (savedStep === 'payments') return pathOf('summary');
  const needsDelivery = savedStep === 'contacts' && isDelivered;
  if (payment !== null && (delivery !== null || !needsDelivery)) return pathOf(isOtherPayer ? 'payments' : 'summary');
  return pathOf(needsDelivery ? 'delivery' : 'payments');
}

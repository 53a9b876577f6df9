import type { Method } from '../payment-methods.ts';

const lendingTabs: readonly Method['tab'][] = ['INSTALMENT', 'IN_PARTS'];

/** Why nothing is lent on goods beside a code or a gift card: all orders of a basket are paid by one method. */
export function lendingNote(
  items: readonly { product: { isDigital: boolean } | null }[],
  methods: readonly Pick<Method, 'tab'>[],
): string | null {
  const digital = items.filter(({ product }) => product?.isDigital === true).length;
  const isMixed = digital > 0 && digital < items.length;
  if (!isMixed || methods.length === 0 || methods.some(({ tab }) => lendingTabs.includes(tab))) return null;
  return 'Вместе с цифровым товаром доступны не все способы оплаты. Нужна рассрочка на остальное — оформите его отдельно от карты или кода.';
}

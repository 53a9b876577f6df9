import { type FocusEvent, type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { BasketFailure } from '../../entities/basket/basket-failure.ts';
import { requestedQuantity } from '../../entities/basket/quantity.ts';
import { trackGoal } from '../../platform/goals/goals.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import type { changeBasket } from './action.server.ts';
import type { Item } from './item.ts';

/** Key of a line's fetcher, by which the sums know that something is on its way. */
const lineKey = (itemId: string): string => `line-${itemId}`;

export const isLineKey = (key: string): boolean => key.startsWith('line-');

/** Where the form of a line is sent. */
export const lineAction = '/cart?stay';

/**
 * The form of a line with scripts: what was pressed is shown before it is answered, and told when it is. `failure` is of a form that was sent
 * without JavaScript.
 */
export function useLine({ id, productId, quantity }: Item, name: string, failure: BasketFailure | null) {
  const fetcher = useFetcher<typeof changeBasket>({ key: lineKey(id) });
  const announce = useAnnounce();
  /** Pressed while another press is on its way: sent after it, since the one that is overtaken would have the last word. */
  const [next, setNext] = useState<FormData | null>(null);
  const [inputText, setInputText] = useState<string | null>(null);
  const pendingForm = next ?? fetcher.formData;
  const intent = String(pendingForm?.get('intent') ?? '');
  const isUnderway = fetcher.state !== 'idle';
  const isSending = isUnderway || next !== null;
  const own = isSending ? null : (fetcher.data?.failure ?? failure);
  const wasSending = useRef(false);

  const { submit } = fetcher;
  useEffect(() => {
    if (next === null || isUnderway) return;
    void submit(next, { method: 'post', action: lineAction });
    // Together with the router's own word that it is being sent: nothing jumps back in between.
    startTransition(() => setNext(null));
  }, [next, isUnderway, submit]);

  useEffect(() => {
    if (!wasSending.current && isSending && intent === 'remove') {
      announce(`${name}: удалено из корзины`);
      trackGoal('cart-remove', { productId });
    }
    if (wasSending.current && !isSending && own === null) announce(`${name}: ${quantity} шт.`);
    wasSending.current = isSending;
  }, [isSending, intent, own, announce, name, quantity, productId]);

  const displayedQuantity = (pendingForm && requestedQuantity(intent, String(pendingForm.get('quantity') ?? ''))) ?? quantity;
  return {
    Form: fetcher.Form,
    isSending,
    /** Gone at once; should it fail, the line comes back with what went wrong. */
    isLeaving: isSending && intent === 'remove',
    failure: own,
    /** The quantity that was pressed for, till the answer has come. */
    displayedQuantity,
    /** What is being typed; null while nothing is. */
    typed: inputText,
    setTyped: setInputText,
    /** Left without a press of a button, by way of its buttons too: sent as if the field's own had been pressed. */
    onBlur({ currentTarget: form, relatedTarget }: FocusEvent<HTMLFormElement>) {
      if (inputText === null || form.contains(relatedTarget)) return;
      setInputText(null);
      if (inputText === String(displayedQuantity) || !(Number(inputText) >= 1)) return;
      const fields = new FormData(form);
      fields.set('intent', 'set');
      setNext(fields);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      setInputText(null);
      if (!isSending) return;
      event.preventDefault();
      setNext(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
    },
  };
}

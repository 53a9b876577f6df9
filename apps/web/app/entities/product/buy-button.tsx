import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useFetcher, useFetchers } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';
import { trackGoal } from '../../platform/goals/goals.ts';
import { useShell } from '../../platform/session/use-shell.ts';

interface BuyButtonProps {
  productId: string;
  /** The partner whose piece it is; the shop's own when absent. */
  supplierId?: string | undefined;
  name: string;
  /** Id of what says the name beside it; without it the button brings the name along. */
  describedBy?: string | undefined;
  /** Null: nobody knows at this moment, so buying pauses. */
  isBuyable: boolean | null | undefined;
  wide?: boolean;
  /** What is pressed; «В корзину» when absent. */
  label?: string | undefined;
}

/** «В корзину», or the way to the basket when it is there already. A form, so that it works without JavaScript. */
export function BuyButton({ productId, supplierId, name, describedBy, isBuyable, wide, label = 'В корзину' }: BuyButtonProps) {
  const { basket } = useShell();
  const key = `buy-${productId}-${supplierId ?? ''}`;
  const fetcher = useFetcher<{ failure: string | null }>({ key });
  const isOtherSending = useFetchers().some((other) => other.key.startsWith('buy-') && other.key !== key && other.state !== 'idle');
  /** Pressed while another product was being put into a basket that is not there yet. */
  const [waiting, setWaiting] = useState<FormData | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : undefined;
  const isSending = fetcher.state !== 'idle' || waiting !== null;
  const isInBasket = basket.items.some((item) => item.productId === productId && (item.supplierId ?? undefined) === supplierId);
  const wasPressed = useRef(false);
  const own = useId();
  const width = wide ? ' button-wide' : '';

  useEffect(() => {
    if (waiting === null || isOtherSending) return;
    setWaiting(null);
    void fetcher.submit(waiting, { method: 'post', action: '/cart/add?stay' });
  }, [waiting, isOtherSending, fetcher]);

  useLayoutEffect(() => {
    if (!wasPressed.current || isSending) return;
    wasPressed.current = false;
    if (!isInBasket) return;
    // Whoever hears of it says so (`features/cart/added.tsx`).
    trackGoal('cart-add', { productId, name });
    // The button has gone; the focus stays where it was, before keep-focus looks for what is nearest.
    if (document.activeElement === document.body) link.current?.focus();
  }, [isSending, isInBasket, name, productId]);

  if (isInBasket) {
    return (
      <Link ref={link} to="/cart" className={`button button-soft${width}`}>
        В корзине
      </Link>
    );
  }
  if (!isBuyable) return null;
  return (
    <fetcher.Form
      method="post"
      action="/cart/add?stay"
      onSubmit={(event) => {
        wasPressed.current = true;
        // Each of two that begin a basket would begin one of its own, and the browser keeps the last.
        if (basket.items.length > 0 || !isOtherSending) return;
        event.preventDefault();
        setWaiting(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      {supplierId === undefined ? null : <input type="hidden" name="supplierId" value={supplierId} />}
      <ReturnField />
      <button
        type="submit"
        className={`button button-primary${width}`}
        aria-disabled={isSending || undefined}
        aria-describedby={describedBy ?? own}
      >
        {label}
      </button>
      {describedBy ? null : (
        <span id={own} hidden>
          {name}
        </span>
      )}
      {failure ? (
        <p role="alert" className="mt-2 text-14 text-sale">
          {failure}
        </p>
      ) : null}
    </fetcher.Form>
  );
}

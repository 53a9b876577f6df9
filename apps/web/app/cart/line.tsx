import { startTransition, useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { SelectionLink } from '../accessories/link.tsx';
import { exactRubles } from '../format/money.ts';
import { tied } from '../format/tied.ts';
import type { BasketPageQuery } from '../generated/graphql.ts';
import { reach } from '../goals/goals.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import type { changeBasket } from './action.server.ts';
import { type BasketFailure, failureText } from './basket-failure.ts';
import { type Change, changeText } from './changes.ts';
import { wantedQuantity } from './quantity.ts';
import { lineDays } from './receiving.ts';

type Item = NonNullable<BasketPageQuery['basket']>['items'][number];

/** Key of a line's fetcher, by which the sums know that something is on its way. */
const lineKey = (itemId: string): string => `line-${itemId}`;

export const isLineKey = (key: string): boolean => key.startsWith('line-');

interface LineProps {
  item: Item;
  /** 0 for a line of its own, more for what belongs to one. */
  depth: number;
  /** Whether its warranty is a line of its own. */
  hasWarranty: boolean;
  changes: readonly Change[];
  /** Of a form that was sent without JavaScript. */
  failure: BasketFailure | null;
}

/** One line: picture, name, price, quantity, sum. The quantity is optimistic, the sums come from the server. */
export function Line({ item, depth, hasWarranty, changes, failure }: LineProps) {
  const { id, product, productId, quantity, priceOld, price, finalPrice, sum, isAvailable, isWarranty, warrantyPrice } = item;
  const { presentOf, discounts, supplierId } = item;
  const fetcher = useFetcher<typeof changeBasket>({ key: lineKey(id) });
  const announce = useAnnounce();
  const name = tied(product?.name ?? `Товар №\u00a0${productId}`);
  /** Pressed while another press is on its way: sent after it, since the one that is overtaken would have the last word. */
  const [next, setNext] = useState<FormData | null>(null);
  const asked = next ?? fetcher.formData;
  const intent = String(asked?.get('intent') ?? '');
  const wanted = asked ? wantedQuantity(intent, String(asked.get('quantity') ?? '')) : null;
  const isUnderway = fetcher.state !== 'idle';
  const isSending = isUnderway || next !== null;
  const own = isSending ? null : (fetcher.data?.failure ?? failure);
  const wasSending = useRef(false);
  const [typed, setTyped] = useState<string | null>(null);

  /** Left without a press of a button: sent as if the field's own had been pressed. */
  const commit = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    fields.set('intent', 'set');
    setTyped(null);
    setNext(fields);
  };

  const { submit } = fetcher;
  useEffect(() => {
    if (next === null || isUnderway) return;
    void submit(next, { method: 'post', action: '/cart?stay' });
    // Together with the router's own word that it is being sent: nothing jumps back in between.
    startTransition(() => setNext(null));
  }, [next, isUnderway, submit]);

  useEffect(() => {
    if (!wasSending.current && isSending && intent === 'remove') {
      announce(`${name}: удалено из корзины`);
      reach('cart-remove', { productId });
    }
    if (wasSending.current && !isSending && own === null) announce(`${name}: ${quantity} шт.`);
    wasSending.current = isSending;
  }, [isSending, intent, own, announce, name, quantity, productId]);

  // Gone at once; should it fail, the line comes back with what went wrong.
  if (isSending && intent === 'remove') return null;
  const days = isAvailable && presentOf === null ? lineDays(item) : null;
  const before = priceOld ?? (finalPrice < price ? price : null);
  return (
    <li className={`line${depth > 0 ? ' line-under' : ''}`} aria-busy={isSending || undefined}>
      <div className="line-picture">
        {isWarranty ? (
          <Icon name="warranty" size={32} />
        ) : product?.images[0] ? (
          <Link to={product.url} tabIndex={-1} aria-hidden="true">
            <Picture src={product.images[0]} alt="" width={96} height={120} />
          </Link>
        ) : null}
      </div>
      <div className="line-facts">
        <p id={`line-${id}`}>
          {product && !isWarranty ? (
            <Link to={product.url} className="link-alone hover:text-accent">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-14">
          <Price value={finalPrice} old={before} />
          <span className="text-ink-faint">{isWarranty && quantity > 1 ? ` за штуку, всего ${quantity}` : ' за штуку'}</span>
        </p>
        {supplierId ? <p className="text-14 text-ink-soft">Продаёт партнёр</p> : null}
        {presentOf === null ? null : <p className="text-14 text-good">Подарок</p>}
        {presentOf === null ? <LineDiscounts discounts={discounts} /> : null}
        {warrantyPrice && !hasWarranty ? <p className="text-14 text-ink-soft">Гарантия: {exactRubles(warrantyPrice)} за штуку</p> : null}
        {days === null ? null : <p className="text-14 text-good">{days}</p>}
        {changes.map((change) => (
          <p key={change.__typename} className="text-14 text-warn">
            {changeText(change)}
          </p>
        ))}
        {!isAvailable && changes.length === 0 ? <p className="text-14 text-warn">Столько сейчас нет</p> : null}
        {own === null ? null : (
          <p role="alert" className="text-14 text-sale">
            {failureText(own, item.maxQuantity)}
          </p>
        )}
        {isWarranty || presentOf !== null || product === null || product?.isDigital ? null : (
          <SelectionLink itemId={id} describedBy={`line-${id}`} />
        )}
      </div>
      <fetcher.Form
        method="post"
        action="/cart?stay"
        className="line-form"
        onSubmit={(event) => {
          setTyped(null);
          if (!isSending) return;
          event.preventDefault();
          setNext(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
        }}
      >
        <input type="hidden" name="itemId" value={id} />
        <input type="hidden" name="productId" value={productId} />
        {isWarranty ? <input type="hidden" name="quantity" value={quantity} /> : null}
        {presentOf === null ? null : <span className="text-14 text-ink-soft">{quantity} шт.</span>}
        {isWarranty || presentOf !== null ? null : (
          <Stepper item={item} shown={wanted ?? quantity} typed={typed} onType={setTyped} onLeave={commit} />
        )}
        <button type="submit" name="intent" value="remove" className="line-remove" aria-describedby={`line-${id}`}>
          <Icon name="trash" size={18} />
          <span>Удалить</span>
        </button>
      </fetcher.Form>
      <p className={`line-sum${isSending ? ' text-ink-faint' : ''}`}>{exactRubles(sum)}</p>
    </li>
  );
}

/** Why all pieces together cost less. */
function LineDiscounts({ discounts }: Pick<Item, 'discounts'>) {
  return discounts.map(({ actionId, name, sum }) => (
    <p key={actionId ?? name} className="text-14 text-good">
      {tied(name)}: {exactRubles(-sum)}
    </p>
  ));
}

interface StepperProps {
  item: Item;
  shown: number;
  /** What is being typed; null while nothing is. */
  typed: string | null;
  onType: (typed: string | null) => void;
  onLeave: (form: HTMLFormElement) => void;
}

/** «Уменьшить», the field, «Увеличить». The first button of the form is what Enter in the field presses. */
function Stepper({ item, shown, typed, onType, onLeave }: StepperProps) {
  const about = `line-${item.id}`;
  return (
    <div className="stepper">
      <button type="submit" name="intent" value="set" className="stepper-set" aria-describedby={about}>
        Пересчитать
      </button>
      <button type="submit" name="intent" value="decrease" aria-label="Уменьшить" aria-describedby={about} disabled={shown <= 1}>
        <Icon name="minus" size={18} />
      </button>
      <input
        type="number"
        name="quantity"
        aria-label="Количество"
        aria-describedby={about}
        inputMode="numeric"
        min={1}
        step={1}
        value={typed ?? String(shown)}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={({ currentTarget, relatedTarget }) => {
          const { form } = currentTarget;
          // A press of this form's own buttons sends what was typed with it.
          if (typed === null || form === null || (relatedTarget && form.contains(relatedTarget))) return;
          if (typed === String(shown) || !(Number(typed) >= 1)) onType(null);
          else onLeave(form);
        }}
      />
      {shown < item.maxQuantity ? (
        <button type="submit" name="intent" value="increase" aria-label="Увеличить" aria-describedby={about}>
          <Icon name="plus" size={18} />
        </button>
      ) : (
        <span className="stepper-most">Больше нет</span>
      )}
    </div>
  );
}

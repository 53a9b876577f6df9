import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { type BasketFailure, failureText } from '../../entities/basket/basket-failure.ts';
import { lineDays } from '../../entities/basket/receiving.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { selectionPath } from './accessories/address.ts';
import { type Change, changeText } from './changes.ts';
import type { Item } from './item.ts';
import '../../entities/basket/lines.css';
import './cart.css';

const SelectionDialog = lazyWithRetry(() => import('./accessories/dialog.tsx'));

/** The way to what belongs to a line: a window over the basket, or a page of its own without scripts. */
function SelectionLink({ itemId, describedBy }: { itemId: string; describedBy: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        to={selectionPath(itemId)}
        className="selection-link"
        aria-describedby={describedBy}
        onClick={(event) => {
          // Another tab gets the page.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="plus" size={16} /> Аксессуары и гарантия
      </Link>
      {isOpen ? (
        <Suspense>
          <SelectionDialog itemId={itemId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface LineFactsProps {
  item: Item;
  name: string;
  /** Whether its warranty is a line of its own. */
  hasWarranty: boolean;
  changes: readonly Change[];
  failure: BasketFailure | null;
}

/** What a line says of itself: name, price of a piece, when it can be had, what has changed, what went wrong. */
export function LineFacts({ item, name, hasWarranty, changes, failure }: LineFactsProps) {
  const { id, product, quantity, finalPrice, isAvailable, isWarranty, warrantyPrice, discounts, supplierId } = item;
  const isPresent = item.presentOf !== null;
  const days = isAvailable && !isPresent ? lineDays(item) : null;
  const before = priceBefore(item);
  return (
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
      {isPieceOnly(item) ? null : (
        <p className="text-14">
          {isMean(item) ? (
            <>
              <Price value={item.sum.amount} old={null} />
              <span className="text-ink-faint"> за {quantity}&nbsp;шт., цены разные</span>
            </>
          ) : (
            <>
              <Price value={finalPrice.amount} old={before?.amount} />
              <span className="text-ink-faint">{quantity === 1 ? null : isWarranty ? ` за штуку, всего ${quantity}` : ' за штуку'}</span>
            </>
          )}
        </p>
      )}
      {supplierId ? <p className="text-14 text-ink-soft">Продаёт партнёр</p> : null}
      {isPresent ? <p className="text-14 text-good">Подарок</p> : <LineDiscounts discounts={discounts} />}
      {warrantyPrice?.amount && !hasWarranty ? (
        <p className="text-14 text-ink-soft">Гарантия: {exactRubles(warrantyPrice.amount)} за штуку</p>
      ) : null}
      {days === null ? null : <p className="text-14 text-good">{days}</p>}
      {changes.map((change) => (
        <p key={change.__typename} className="text-14 text-warn">
          {changeText(change)}
        </p>
      ))}
      {!isAvailable && changes.length === 0 ? <p className="text-14 text-warn">Столько сейчас нет</p> : null}
      {failure === null ? null : (
        <p role="alert" className="text-14 text-sale">
          {failureText(failure, item)}
        </p>
      )}
      {isWarranty || isPresent || product === null || product.isDigital ? null : <SelectionLink itemId={id} describedBy={`line-${id}`} />}
    </div>
  );
}

/**
 * What a piece would cost without what lowers its price; null where nothing does. Of a present it is what would be paid for it otherwise, which
 * the sums below count as its discount, and not what it once cost.
 */
const priceBefore = ({ priceOld, price, finalPrice, presentOf }: Item): Item['priceOld'] =>
  (presentOf === null ? priceOld : null) ?? (finalPrice.amount < price.amount ? price : null);

/** Whether the sum of the line says all of its price. */
const isPieceOnly = ({ quantity, finalPrice, sum }: Item): boolean => quantity === 1 && finalPrice.amount === sum.amount;

/** What a line comes to; of a single piece with the old price, which stands nowhere else then. */
export function LineSum({ item, isSending }: { item: Item; isSending: boolean }) {
  const before = isPieceOnly(item) ? priceBefore(item) : null;
  return (
    <p className={`line-sum${isSending ? ' text-ink-faint' : ''}`}>
      {exactRubles(item.sum.amount)}
      {before === null ? null : (
        <span>
          <span className="visually-hidden">Старая цена: </span>
          <s>{exactRubles(before.amount)}</s>
        </span>
      )}
    </p>
  );
}

/** Whether the pieces cost differently, so that the price of one is only their mean. */
const isMean = ({ price, finalPrice, quantity, sum, warrantyPrice }: Item): boolean => {
  if (warrantyPrice?.amount || quantity < 2 || finalPrice.amount >= price.amount) return false;
  return finalPrice.amount % 100 !== 0 || finalPrice.amount * quantity !== sum.amount;
};

/** Why all pieces together cost less. */
function LineDiscounts({ discounts }: Pick<Item, 'discounts'>) {
  return discounts.map(({ actionId, name, sum }) => (
    <p key={actionId ?? name} className="text-14 text-good">
      {nbsp(name)}: {exactRubles(-sum.amount)}
    </p>
  ));
}

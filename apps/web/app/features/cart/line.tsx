import { Link } from 'react-router';
import type { BasketFailure } from '../../entities/basket/basket-failure.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { Change } from './changes.ts';
import type { Item } from './item.ts';
import { LineFacts, LineSum } from './line-facts.tsx';
import { lineAction, useLine } from './use-line.ts';
import '../../entities/basket/lines.css';

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
  const { id, product, productId, quantity, isWarranty, presentOf } = item;
  const name = nbsp(product?.name ?? `Товар №\u00a0${productId}`);
  const line = useLine(item, name, failure);
  if (line.isLeaving) return null;
  return (
    <li className={`line${depth > 0 ? ' line-under' : ''}`} aria-busy={line.isSending || undefined}>
      <div className="line-picture">
        {isWarranty ? (
          <Icon name="warranty" size={32} />
        ) : product?.images[0] ? (
          <Link to={product.url} tabIndex={-1} aria-hidden="true">
            <Picture src={product.images[0]} alt="" width={96} height={120} />
          </Link>
        ) : null}
      </div>
      <LineFacts item={item} name={name} hasWarranty={hasWarranty} changes={changes} failure={line.failure} />
      <line.Form method="post" action={lineAction} className="line-form" onSubmit={line.onSubmit} onBlur={line.onBlur}>
        <input type="hidden" name="itemId" value={id} />
        <input type="hidden" name="productId" value={productId} />
        {isWarranty ? <input type="hidden" name="quantity" value={quantity} /> : null}
        {presentOf === null ? null : <span className="text-14 text-ink-soft">{quantity} шт.</span>}
        {isWarranty || presentOf !== null ? null : (
          <Pieces item={item} displayedQuantity={line.displayedQuantity} inputText={line.typed} onType={line.setTyped} />
        )}
        <button type="submit" name="intent" value="remove" className="line-remove" aria-describedby={`line-${id}`}>
          <Icon name="trash" size={18} />
          <span>Удалить</span>
        </button>
      </line.Form>
      <LineSum item={item} isSending={line.isSending} />
    </li>
  );
}

interface PiecesProps {
  item: Item;
  displayedQuantity: number;
  /** What is being typed; null while nothing is. */
  inputText: string | null;
  onType: (inputText: string | null) => void;
}

function Pieces({ item, displayedQuantity, inputText, onType }: PiecesProps) {
  const about = `line-${item.id}`;
  return (
    <Stepper
      about={about}
      first={
        <button type="submit" name="intent" value="set" className="stepper-set" aria-describedby={about}>
          Пересчитать
        </button>
      }
      less={{ name: 'intent', value: 'decrease', disabled: displayedQuantity <= 1 }}
      more={displayedQuantity < item.maxQuantity ? { name: 'intent', value: 'increase' } : 'Больше нет'}
    >
      <input
        type="number"
        name="quantity"
        aria-label="Количество"
        aria-describedby={about}
        inputMode="numeric"
        min={1}
        step={1}
        value={inputText ?? String(displayedQuantity)}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </Stepper>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DiscountLines } from '../../entities/promotion/discounts.tsx';
import { SmartPriceNote } from '../../entities/smart-price/lazy-note.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { goods as goodsForms, pluralize } from '../../platform/format/plural.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Frame, StepView } from './frame.ts';
import { OrderAside } from './order-aside.tsx';
import { deliveryText, type Totals, totalName } from './totals.ts';
import './columns.css';

interface TotalLinesProps {
  totals: Totals;
  quantity: number;
  /** What delivery costs as long as nothing is chosen: «от 300 ₽»; null when nobody knows. */
  beforehand?: string | null;
  /** The total, where it is shown as more than a sum. */
  sum?: ReactNode;
}

/** Sums of the order. */
export function TotalLines({ totals, quantity, beforehand = null, sum = exactRubles(totals.total) }: TotalLinesProps) {
  return (
    <dl className="total-lines">
      <div>
        <dt>Товары, {quantity}&nbsp;шт.</dt>
        <dd>{exactRubles(totals.goods)}</dd>
      </div>
      <DiscountLines discount={totals.discount} discounts={totals.discounts} />
      <div>
        <dt>Доставка</dt>
        <dd>{deliveryText(totals, beforehand)}</dd>
      </div>
      <div className="total-line">
        <dt>Итого</dt>
        <dd>{sum}</dd>
      </div>
    </dl>
  );
}

/** What the link that opens a step again says after «Изменить». */
const toChange: Record<StepView['id'], string> = {
  basket: 'корзину',
  contacts: 'контакты',
  delivery: 'доставку',
  payments: 'оплату',
  summary: '',
};

function DoneStep({ step }: { step: StepView }) {
  return (
    <li className="step">
      <span className="step-mark step-mark-done">
        <Icon name="check" size={16} />
      </span>
      <div className="step-folded">
        <Heading level={2} size={18}>
          {step.title}
        </Heading>
        <div className="text-ink-soft">
          {step.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {step.path === null ? null : (
          <Link to={step.path} className="step-change">
            Изменить<span className="visually-hidden"> {toChange[step.id]}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

interface ColumnsProps {
  /** Null when it could not be loaded: the open step stands alone. */
  frame: Frame | null;
  title: string;
  /** Whether the open step names all sums itself where the order's column stands below it: on a phone. */
  hasOwnTotals?: boolean;
  /** The total, where it is shown as more than a sum. */
  sum?: ReactNode;
  children: ReactNode;
}

/** One column of steps, done ones folded, with the order's sum beside them. The open step is `children`. */
export function CheckoutColumns({ frame, title, hasOwnTotals = false, sum, children }: ColumnsProps) {
  if (frame === null) {
    return (
      <div className="max-w-[44rem]">
        <Heading level={1} className="mb-4">
          Оформление заказа
        </Heading>
        <Heading level={2} className="mb-4">
          {title}
        </Heading>
        {children}
      </div>
    );
  }
  return (
    <div className="checkout">
      <div className="min-w-0">
        <Heading level={1} className="mb-4">
          Оформление заказа
        </Heading>
        <ol className="steps">
          {frame.steps.map((step, at) => {
            if (step.state === 'done') return <DoneStep key={step.id} step={step} />;
            const isOpen = step.state === 'current';
            return (
              <li key={step.id} className="step" aria-current={isOpen ? 'step' : undefined}>
                <span className={`step-mark${isOpen ? ' step-mark-open' : ''}`} aria-hidden="true">
                  {at + 1}
                </span>
                {isOpen ? (
                  <div className="min-w-0">
                    <Heading level={2} className="mb-4">
                      {title}
                    </Heading>
                    {children}
                  </div>
                ) : (
                  <div className="step-ahead">
                    {step.title}
                    {step.lines.map((line) => (
                      <p key={line} className="text-14 text-ink-soft">
                        {line}
                      </p>
                    ))}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <OrderAside
        goods={frame.goods}
        line={
          <span>
            {pluralize(frame.quantity, goodsForms)}, {sum ?? exactRubles(frame.totals.total)}
          </span>
        }
        note={frame.smartPrice && <SmartPriceNote standing={frame.smartPrice} />}
      >
        <div className={hasOwnTotals ? 'hidden lg:block' : undefined}>
          <TotalLines totals={frame.totals} quantity={frame.quantity} sum={sum} />
        </div>
      </OrderAside>
    </div>
  );
}

/** The sum beside the button of a step on a phone, where the order's own column stands far below: both stay in view (`step-foot`). */
export const StepTotal = ({ totals, sum = exactRubles(totals.total) }: { totals: Totals; sum?: ReactNode }) => (
  <p className="step-foot-sum">
    {totalName(totals)} <b>{sum}</b>
  </p>
);

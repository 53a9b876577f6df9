import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { goodsField } from '../../../entities/basket/goods.ts';
import { HandedIn } from '../../../entities/exchange/exchange-devices.tsx';
import { ConsentBoxes } from '../../../forms/consent-boxes.tsx';
import { orderConsents } from '../../../forms/consents.ts';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { exactRubles } from '../../../platform/format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TotalLines } from '../columns.tsx';
import type { Frame } from '../frame.ts';
import { quoteField } from '../quote.ts';
import type { Confirmation } from './confirm.server.ts';
import type { Payment } from './payments.ts';

export const confirmLabels = { 'consent.personal-data': 'Согласие' };

interface ConfirmFormProps {
  frame: Frame;
  rev: string;
  confirmation: Confirmation;
  errors: Errors | null;
  /** Of a form that is shown again. */
  values: Values;
  /** What the form carries besides. */
  children?: ReactNode;
}

/** What the orders come to, the consents, and the button. */
export function ConfirmForm({ frame, rev, confirmation, errors, values, children }: ConfirmFormProps) {
  const { revision, handovers, goods, quote, handedIn, payments, next } = confirmation;
  const { state } = useNavigation();
  const nextId = useId();
  return (
    <Form method="post" noValidate className="form">
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="rev" value={rev} />
      <input type="hidden" name="revision" value={revision ?? ''} />
      {handovers.map(({ field, day }) => (
        <input key={field} type="hidden" name={field} value={day} />
      ))}
      <input type="hidden" name={goodsField} value={goods} />
      <input type="hidden" name={quoteField} value={quote} />
      {children}
      {/* Where the order's own column does not stand beside it. */}
      <div className="lg:hidden">
        <TotalLines totals={frame.totals} quantity={frame.quantity} />
      </div>
      <HandedIn devices={handedIn} level={3} />
      {payments.length > 0 ? <PaidSeparately payments={payments} /> : null}
      <ConsentBoxes consents={orderConsents} errors={errors} values={values} />
      <div>
        <p id={nextId} className="mb-2 text-14 text-ink-soft">
          <b className="tabular block text-18 text-ink">Итого {exactRubles(frame.totals.total)}</b>
          {next}
        </p>
        <Button look="primary" className="form-submit" aria-describedby={nextId} aria-disabled={state === 'submitting' || undefined}>
          Оформить заказ
        </Button>
      </div>
    </Form>
  );
}

/** The payments of a basket that becomes several orders: the page of payment asks for one of them, not for the whole sum. */
function PaidSeparately({ payments }: { payments: readonly Payment[] }) {
  const first = payments.find(({ isOnline }) => isOnline);
  return (
    <Notice as="div" look="plain" className="max-w-[28rem]">
      <p className="font-medium text-ink">Заказы оплачиваются по отдельности:</p>
      <ul className="my-2">
        {payments.map(({ key, name, sum, isOnline }) => (
          <li key={key} className="flex justify-between gap-4">
            <span>
              {name}
              {isOnline ? null : ', при получении'}
            </span>
            <span className="tabular whitespace-nowrap">{exactRubles(sum)}</span>
          </li>
        ))}
      </ul>
      {first === undefined ? null : <p className="text-14">{whatFollows(payments, first)}</p>}
    </Notice>
  );
}

function whatFollows(payments: readonly Payment[], first: Payment): string {
  const opens = `Дальше откроется оплата на ${exactRubles(first.sum)}.`;
  return payments.filter(({ isOnline }) => isOnline).length > 1 ? `${opens} Остальные оплатите на странице заказа.` : opens;
}

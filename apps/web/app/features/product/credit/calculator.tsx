import { differentLast } from '@vitrina/services/rules/credit-schedule.ts';
import { Fragment } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { months, overpaymentText, percent } from '../../../platform/format/lending.ts';
import { exactRubles, rubles } from '../../../platform/format/money.ts';
import { pluralize } from '../../../platform/format/plural.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/field.tsx';
import { Conditions } from './conditions.tsx';
import './credit.css';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ProductCredit } from './load.server.ts';
import { addressOf, field, isOpen, kinds, type Plan, sberName, smallestPayment } from './plan.ts';
import { Terms } from './terms.tsx';

interface CalculatorProps {
  credit: ProductCredit;
  plan: Plan;
  base: string;
}

/** How it is paid, over how many months, with which warranty, and what it comes to. */
export function CreditCalculator({ credit, plan, base }: CalculatorProps) {
  const { product, offers, warranties, warranty, sellers, seller, instalment, sber } = credit;
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const visibleOffers = kinds.flatMap(({ kind, code, name }) =>
    offers.filter((offer) => offer.kind === kind).map((offer) => ({ code, name, offer })),
  );
  return (
    <>
      {instalment.hasFailed ? <Notice look="warn">Рассрочки на этот товар сейчас нет: ниже то, что предлагают банки.</Notice> : null}
      {sber?.hasFailed ? <p className="text-14 text-ink-soft">«{sberName}» на этот товар сейчас не оформить.</p> : null}
      <Form
        method="post"
        action="/cart/credit"
        className="credit-form"
        onChange={({ currentTarget }) =>
          void submit(currentTarget, { method: 'get', action: base, replace: true, preventScrollReset: true })
        }
      >
        <input type="hidden" name="productId" value={product.id} />
        <div className="credit-choice">
          {sellers.length < 2 ? null : (
            <fieldset className="credit-options">
              <legend className="mb-2 text-18">Чей товар</legend>
              {sellers.map(({ id, name, price }) => (
                <RadioCard
                  key={id ?? ''}
                  name={field.supplier}
                  value={id ?? ''}
                  label={id === null ? name : `Партнёр ${name}`}
                  aside={rubles(price)}
                  defaultChecked={id === seller.id}
                />
              ))}
            </fieldset>
          )}
          <fieldset className="credit-options credit-kinds">
            <legend className="mb-2 text-18">Как платить</legend>
            {visibleOffers.map(({ code, name, offer }) => (
              <RadioCard
                key={code}
                name={field.kind}
                value={code}
                label={name}
                aside={<>от&nbsp;{rubles(smallestPayment(offer))} в&nbsp;месяц</>}
                defaultChecked={offer === plan.offer}
              >
                {offer.kind === 'CREDIT' ? 'С процентами банка' : 'Без первого взноса и переплаты'}
              </RadioCard>
            ))}
            <noscript>
              <p className="text-14 col-span-full">
                Сроки и платежи:{' '}
                {visibleOffers.map(({ code, name }, at) => (
                  <Fragment key={code}>
                    {at === 0 ? null : ', '}
                    <a
                      href={`${addressOf(base, { kind: code, months: null, warranty: warranty?.id ?? null, supplier: seller.id })}#${part}`}
                      className="link"
                    >
                      {name.toLowerCase()}
                    </a>
                  </Fragment>
                ))}
              </p>
            </noscript>
          </fieldset>
          <Terms key={plan.offer.kind} plan={plan} />
          {warranties.length === 0 ? null : (
            <fieldset className="credit-options">
              <legend className="mb-2 text-18">Гарантия</legend>
              <RadioCard name={field.warranty} value="" label="Без дополнительной гарантии" defaultChecked={warranty === null} />
              {warranties.map(({ id, name, price }) => (
                <RadioCard
                  key={id}
                  name={field.warranty}
                  value={id}
                  label={name}
                  aside={rubles(price)}
                  defaultChecked={warranty?.id === id}
                />
              ))}
            </fieldset>
          )}
        </div>
        <Result credit={credit} plan={plan} base={base} isBusy={isBusy} />
      </Form>
    </>
  );
}

function Result({ credit, plan, base, isBusy }: CalculatorProps & { isBusy: boolean }) {
  const { product, seller, warranty, revo } = credit;
  const { offer, term } = plan;
  const { isBuyable } = seller;
  const total = seller.price + (warranty?.price ?? 0);
  const last = differentLast({ payment: term.payment.amount, lastPayment: term.payments.at(-1)?.amount });
  return (
    <div className="buy-preview" aria-busy={isBusy || undefined}>
      <Heading level={3}>Ваши платежи</Heading>
      <dl className="total-lines" aria-live="polite">
        <div className="total-line">
          <dt>В месяц</dt>
          <dd>{exactRubles(term.payment.amount)}</dd>
        </div>
        {last === null ? null : (
          <div>
            <dt>Последний платёж</dt>
            <dd>{exactRubles(last)}</dd>
          </div>
        )}
        <div>
          <dt>Срок</dt>
          <dd>{pluralize(term.months, months)}</dd>
        </div>
        <div>
          <dt>{warranty === null ? 'Цена товара' : 'Цена с\u00a0гарантией'}</dt>
          <dd>{exactRubles(total)}</dd>
        </div>
        <div>
          <dt>Ставка</dt>
          <dd>{term.overpayment.amount === 0 ? 'без процентов' : term.rate == null ? 'скажет банк' : percent(term.rate)}</dd>
        </div>
        <div>
          <dt>Переплата</dt>
          <dd>{overpaymentText(term.overpayment.amount)}</dd>
        </div>
      </dl>
      <details className="credit-schedule">
        <summary>Все платежи</summary>
        <ol>
          {term.payments.map((payment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a payment is known by its place, and nothing moves
            <li key={at}>
              <span>{at + 1}-й месяц</span>
              <span className="tabular">{exactRubles(payment.amount)}</span>
            </li>
          ))}
        </ol>
      </details>
      {offer.limit === null ? null : <p className="text-14 text-ink-soft">Ваш лимит в Мокке — {rubles(offer.limit.amount)}.</p>}
      {revo === null || offer.kind !== 'MOKKA' ? null : (
        <p className="text-14 text-ink-soft">
          Лимит Рево — {rubles(revo.limit)}
          {revo.isExceeded ? ', на эту покупку его не хватит.' : '.'}
        </p>
      )}
      {offer.isLimitExceeded ? <p className="text-warn">Покупка вместе с корзиной больше вашего лимита. Выберите другой способ.</p> : null}
      {term.conditions === null ? null : <Conditions conditions={term.conditions} url={product.url} />}
      <p className="credit-buttons">
        {isBuyable && isOpen(plan) ? (
          <Button look="primary">{offer.kind === 'CREDIT' ? 'Оформить кредит' : 'Оформить рассрочку'}</Button>
        ) : null}
        <noscript>
          <button type="submit" formMethod="get" formAction={`${base}#${part}`} className="button button-quiet">
            Рассчитать
          </button>
        </noscript>
      </p>
      {isBuyable ? (
        <p className="text-14 text-ink-faint">
          Товар попадёт в корзину, а заявку в банк вы отправите после оформления заказа. Решение и точную ставку сообщает банк.
        </p>
      ) : (
        <p className="text-ink-soft">
          Сейчас этот товар не купить. <Link to={product.url}>Когда он появится</Link>
        </p>
      )}
    </div>
  );
}

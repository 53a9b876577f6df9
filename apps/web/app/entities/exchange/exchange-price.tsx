import { Form, Link } from 'react-router';
import { exactRubles, rubles } from '../../platform/format/money.ts';
import { pluralize } from '../../platform/format/plural.ts';
import { Button } from '../../ui/button.tsx';
import type { ProductExchange } from './exchange.server.ts';
import { oldDevices } from './exchange-labels.ts';

interface ExchangePriceProps {
  exchange: ProductExchange;
  productId: string;
  /** Where its name stands in the outline of the page. */
  level?: 3 | 4;
}

/** What a product costs for whoever hands old devices in. */
export default function ExchangePrice({ exchange: { bonuses, own }, productId, level = 3 }: ExchangePriceProps) {
  const Name = `h${level}` as const;
  return (
    <section aria-labelledby="exchange-price" className="text-14">
      <Name id="exchange-price" className="mb-2 font-medium">
        Трейд-ин
      </Name>
      {own === null ? (
        <ul className="grid gap-1">
          <li>Сдайте старое устройство — его цена вычтется из цены нового.</li>
          {bonuses.map(({ devicesCount, discount }) => (
            <li key={devicesCount}>
              <b className="font-medium">−{rubles(discount.amount)}</b> сверх оценки за {pluralize(devicesCount, oldDevices)}
            </li>
          ))}
        </ul>
      ) : (
        <dl className="grid gap-1">
          {own.finalPrice === null ? null : (
            <div className="flex justify-between gap-4 text-16">
              <dt className="font-medium">С вашими устройствами</dt>
              <dd className="tabular font-medium whitespace-nowrap text-good">{rubles(own.finalPrice.amount)}</dd>
            </div>
          )}
          {own.discounts.map(({ actionId, name, sum }) => (
            <div key={actionId ?? name} className="flex justify-between gap-4 text-ink-soft">
              <dt>{name}</dt>
              <dd className="tabular whitespace-nowrap">{exactRubles(-sum.amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {own === null ? null : (
        <Form method="post" action="/trade-in" className="mt-3">
          <input type="hidden" name="productId" value={productId} />
          <Button name="intent" value="choose">
            Обменять на этот товар
          </Button>
        </Form>
      )}
      <p className="mt-2">
        <Link to={`/trade-in?product=${encodeURIComponent(productId)}`} className="link link-alone">
          {own === null ? 'Оценить старое устройство' : 'Изменить устройства'}
        </Link>
      </p>
    </section>
  );
}

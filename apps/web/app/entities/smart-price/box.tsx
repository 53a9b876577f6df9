import { Form } from 'react-router';
import { rubles } from '../../platform/format/money.ts';
import { Button } from '../../ui/button.tsx';
import { smartPriceAmount } from './amount.ts';
import type { ProductSmartPrice } from './load.server.ts';

interface BoxProps {
  smart: ProductSmartPrice;
  /** What the product costs here, in kopecks. */
  price: number;
  /** Where its name stands in the outline of the page. */
  level?: 3 | 4;
}

/** The smart price beside the price: what it is, or how to come by it. Forms, so that it works without JavaScript. */
export default function SmartPriceBox({ smart: { productId, maxDiscount, isOffered, lookup }, price, level = 3 }: BoxProps) {
  const record = lookup.kind === 'completed' ? lookup.smartPrice : null;
  const Name = `h${level}` as const;
  return (
    <section aria-labelledby="smart-price" className="grid gap-2 text-14">
      <Name id="smart-price" className="font-medium">
        Умная цена
      </Name>
      {record === null ? null : (
        <>
          <p>
            <b className="tabular text-18 font-medium">{rubles(smartPriceAmount(price, record.totalDiscount.amount))}</b>
            <span className="block text-14 text-ink-soft">Скидка {rubles(record.totalDiscount.amount)} за ваше старое устройство</span>
            <span className="block text-14 text-ink-soft">Отдайте его, когда будете получать новое</span>
          </p>
          <Form method="post" action="/smart-price">
            <input type="hidden" name="productId" value={productId} />
            <input type="hidden" name="tx" value={record.tx} />
            <Button name="intent" value="take">
              Купить по умной цене
            </Button>
          </Form>
        </>
      )}
      {lookup.kind === 'failed' ? (
        <p className="text-14 text-warn">Умную цену сейчас не проверить. Обновите страницу через минуту.</p>
      ) : null}
      {lookup.kind === 'other' ? <p className="text-14 text-warn">{lookup.text}</p> : null}
      {record !== null || !isOffered ? null : (
        <Form method="post" action="/smart-price">
          <input type="hidden" name="productId" value={productId} />
          <p className="mb-2 text-14 text-ink-soft">
            {maxDiscount === null
              ? 'Сдайте старое устройство и заплатите меньше.'
              : `Сдайте старое устройство — скидка до ${rubles(maxDiscount)}.`}
          </p>
          <Button name="intent" value="begin">
            Узнать умную цену
          </Button>
        </Form>
      )}
    </section>
  );
}

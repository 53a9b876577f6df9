import { Form } from 'react-router';
import { rubles } from '../../platform/format/money.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { ProductSmartPrice } from './load.server.ts';

/** Kopecks: a ruble is left to be paid (spec 1 §5). */
const minPrice = 1_00;

interface BoxProps {
  smart: ProductSmartPrice;
  /** What the product costs here, in kopecks. */
  price: number;
}

/** The smart price beside the price: what it is, or how to come by it. Forms, so that it works without JavaScript. */
export default function SmartPriceBox({ smart: { productId, maxDiscount, isOffered, lookup }, price }: BoxProps) {
  const record = lookup.kind === 'completed' ? lookup.smartPrice : null;
  return (
    <section aria-labelledby="smart-price" className="grid gap-2 border-t border-line pt-4">
      <Heading level={2} size={14} id="smart-price" className="font-medium">
        Умная цена
      </Heading>
      {record === null ? null : (
        <>
          <p>
            <b className="tabular text-18 font-medium">{rubles(Math.max(minPrice, price - record.totalDiscount.amount))}</b>
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

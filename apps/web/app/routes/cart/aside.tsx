import { Form, useFetchers } from 'react-router';
import type { PromocodeFailure } from '../../entities/basket/basket-failure.ts';
import { deliveryCost, needsDelivery } from '../../entities/basket/receiving.ts';
import { SmartPriceNote } from '../../entities/smart-price/lazy-note.ts';
import { Promocode } from '../../features/cart/promocode.tsx';
import { isLineKey } from '../../features/cart/use-line.ts';
import { TotalLines } from '../../features/checkout/columns.tsx';
import { ChosenPlanNote } from '../../features/checkout/payments/chosen-plan.tsx';
import { exactRubles } from '../../platform/format/money.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Streamed } from '../../ui/streamed.tsx';
import type { BasketPage, FilledBasket } from './load.server.ts';

interface AsideProps extends Pick<BasketPage, 'smartPrice' | 'trips' | 'plan' | 'hasLast'> {
  basket: FilledBasket;
  totals: NonNullable<BasketPage['totals']>;
  isShort: boolean;
  promocodeFailure: PromocodeFailure | null;
}

/** What it comes to, and the way on. */
export function Aside({ basket, totals, smartPrice, trips, plan, hasLast, isShort, promocodeFailure }: AsideProps) {
  const isBusy = useFetchers().some(({ key }) => isLineKey(key));
  return (
    <aside className="checkout-aside" aria-label="Итого" aria-busy={isBusy || undefined}>
      {/* Of these very goods: those of a moment ago do not hold up what has changed. */}
      <Streamed key={basket.revision} from={trips} skeleton={<div className="h-12" />}>
        {(text) =>
          text && (
            <p className="basket-trips">
              <Icon name="parcel" />
              <span>{text}</span>
            </p>
          )
        }
      </Streamed>
      <TotalLines totals={totals} quantity={basket.quantity} beforehand={deliveryCost(basket.items)} />
      {totals.discount > 0 ? <p className="mb-4 text-good">Вы экономите {exactRubles(totals.discount)}</p> : null}
      {smartPrice && <SmartPriceNote standing={smartPrice} />}
      {plan && <ChosenPlanNote plan={plan} />}
      {isShort ? (
        <Settle />
      ) : (
        <LinkButton to="/cart/contacts" look="primary" wide>
          Перейти к оформлению
        </LinkButton>
      )}
      {!isShort && hasLast && (
        <LinkButton to="/cart/fast" wide className="mt-2">
          Быстрое оформление
        </LinkButton>
      )}
      <Promocode promocode={basket.promocode} promocodeStatus={basket.promocodeStatus} failure={promocodeFailure} />
      <p className="mt-3 text-14 text-ink-faint">
        {needsDelivery(basket.items)
          ? 'День, адрес и точную стоимость доставки выберете после контактов, до оплаты.'
          : `Почту, на которую придёт ${basket.gift === null ? 'код' : 'чек'}, укажете в контактах.`}
      </p>
    </aside>
  );
}

/** Some goods are not there any more: the way on is to leave what can be had. */
function Settle() {
  return (
    <Form method="post" action="/cart">
      <p className="mb-3 text-warn">Часть товаров закончилась. Чтобы оформить остальное, измените корзину.</p>
      <Button look="primary" wide name="intent" value="settle">
        Оставить то, что есть
      </Button>
    </Form>
  );
}

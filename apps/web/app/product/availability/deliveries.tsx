import { rubles } from '../../format/money.ts';
import type { ProductDeliveriesQuery } from '../../generated/graphql.ts';
import { When } from '../../ui/when.tsx';

type Delivery = NonNullable<NonNullable<ProductDeliveriesQuery['product']>['deliveries']>[number];

const names: Record<Delivery['kind'], string> = {
  COURIER: 'Курьер',
  EXPRESS: 'Экспресс-доставка',
  STORE: 'Самовывоз из магазина',
  PICKUP_POINT: 'Пункт выдачи',
  POSTAMAT: 'Постамат',
  OTHER: 'Другой способ',
};

/** The courier stands first (spec 1 §4). */
const order: Delivery['kind'][] = ['COURIER', 'EXPRESS', 'STORE', 'PICKUP_POINT', 'POSTAMAT', 'OTHER'];

interface DeliveriesProps {
  cityName: string;
  /** Null when nobody knows. */
  deliveries: readonly Delivery[] | null;
}

/** The earliest way of each kind. */
export function Deliveries({ cityName, deliveries }: DeliveriesProps) {
  const earliest = order.flatMap((kind) => deliveries?.find((delivery) => delivery.kind === kind) ?? []);
  return (
    <section aria-labelledby="deliveries" className="mb-8">
      <h2 id="deliveries" className="mb-3 text-22">
        Как получить: {cityName}
      </h2>
      {deliveries === null ? <p className="text-warn">Сроки доставки сейчас не загружаются. Обновите страницу через минуту.</p> : null}
      {deliveries !== null && earliest.length === 0 ? (
        <p className="text-ink-soft">Сюда этот товар сейчас не привезти и не забрать.</p>
      ) : null}
      {earliest.length > 0 ? (
        <ul className="rows">
          {earliest.map((delivery) => (
            <li key={delivery.kind}>
              <b className="font-medium">{names[delivery.kind]}</b>
              <span>
                <When option={delivery} />
              </span>
              <span className="tabular text-right">{rubles(delivery.cost)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

import { rubles, type Sum } from '../../../platform/format/money.ts';
import { pluralize, storesWithin } from '../../../platform/format/plural.ts';
import { Icon } from '../../../ui/icon.tsx';

interface Availability {
  pickupDayText: string | null;
  deliveryDayText: string | null;
  deliveryCost: Sum | null;
  /** Stores that have it on that day. */
  storesCount?: number;
}

/** When it can be picked up and when it is brought, a line each, inside a list. */
export function ReceivingDays({
  availability: { pickupDayText, deliveryDayText, deliveryCost, storesCount = 0 },
}: {
  availability: Availability;
}) {
  return (
    <>
      {pickupDayText ? (
        <li className="flex gap-2">
          <Icon name="store" size={20} className="flex-none text-ink-faint" />
          <span>
            Самовывоз <b className="font-medium text-good">{pickupDayText}</b>
            {storesCount > 0 ? `, ${pluralize(storesCount, storesWithin)}` : ''}, бесплатно
          </span>
        </li>
      ) : null}
      {deliveryDayText ? (
        <li className="flex gap-2">
          <Icon name="truck" size={20} className="flex-none text-ink-faint" />
          <span>
            Доставка <b className="font-medium text-good">{deliveryDayText}</b>
            {deliveryCost === null ? '' : deliveryCost.amount === 0 ? ', бесплатно' : `, от ${rubles(deliveryCost.amount)}`}
          </span>
        </li>
      ) : null}
    </>
  );
}

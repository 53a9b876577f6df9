import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { rubles } from '../../../platform/format/money.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import { Icon } from '../../../ui/icon.tsx';
import { When } from '../../../ui/when.tsx';
import type { FrameProduct } from '../load.server.ts';

interface PartnerReceivingProps {
  name: string;
  /** Null when nobody knows. */
  deliveries: FrameProduct['partnerDeliveries'];
  url: string;
}

/** How a partner's piece comes. */
export function PartnerReceiving({ name, deliveries, url }: PartnerReceivingProps) {
  const { city } = useShell();
  const pickup = deliveries?.find(({ kind }) => kind === 'STORE' || kind === 'PICKUP_POINT');
  const courier = deliveries?.find(({ kind }) => kind === 'COURIER');
  return (
    <ul className="grid gap-2">
      <li className="text-ink-soft">Продаёт партнёр «{name}»</li>
      {pickup ? (
        <li className="flex gap-2">
          <Icon name="store" size={20} className="flex-none text-ink-faint" />
          <span>
            Самовывоз <When option={pickup} />
          </span>
        </li>
      ) : null}
      {courier ? (
        <li className="flex gap-2">
          <Icon name="truck" size={20} className="flex-none text-ink-faint" />
          <span>
            Доставка <When option={courier} />, {rubles(courier.cost.amount)}
          </span>
        </li>
      ) : null}
      {deliveries !== null && deliveries.length === 0 ? (
        <li className="text-ink-faint">В город {city.name} партнёр не доставляет.</li>
      ) : null}
      <li>
        <Link to={`${url}/supplier#${part}`} className="link link-alone text-14">
          Все предложения партнёров
        </Link>
      </li>
    </ul>
  );
}

import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import type { FrameProduct } from '../load.server.ts';
import { ReceivingDays } from './receiving-days.tsx';

interface PartnerReceivingProps {
  name: string;
  /** Null when nobody knows. */
  availability: FrameProduct['availability'];
  url: string;
}

/** Whose piece it is, and how it comes. */
export function PartnerReceiving({ name, availability, url }: PartnerReceivingProps) {
  const { city } = useShell();
  return (
    <ul className="grid gap-2">
      <li>
        <span className="text-ink-soft">Продаёт партнёр</span> «{name}»
      </li>
      {availability === null ? (
        <li className="text-ink-faint">Когда привезём, скажем при оформлении.</li>
      ) : (
        <ReceivingDays availability={availability} />
      )}
      {availability?.isAvailable === false ? <li className="text-ink-faint">В город {city.name} партнёр не доставляет.</li> : null}
      <li>
        <Link to={`${url}/supplier#${part}`} className="link link-alone text-14">
          Все предложения партнёров
        </Link>
      </li>
    </ul>
  );
}

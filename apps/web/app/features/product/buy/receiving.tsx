import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { rubles } from '../../../platform/format/money.ts';
import { pluralize, storesWithin } from '../../../platform/format/plural.ts';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { FrameProduct } from '../load.server.ts';

/** Most products are there. */
const Absent = lazyWithRetry(() => import('./absent.tsx'));
/** Few pages sell a partner's piece. */
const PartnerReceiving = lazyWithRetry(async () => ({ default: (await import('./partner-receiving.tsx')).PartnerReceiving }));

/** Below the price: who sells it for less, and when and where it can be had. */
export default function Receiving({ product }: { product: FrameProduct }) {
  const { partners, url } = product;
  return (
    <>
      {/* On a phone it stands below the button, which keeps its place there. */}
      {partners?.isCheaper ? (
        <Link to={`${url}/supplier#${part}`} className="link link-alone text-14 max-md:hidden">
          {partners.text}
        </Link>
      ) : null}
      <Days product={product} />
    </>
  );
}

/** When and where it can be had in the visitor's city; says so honestly when nobody knows. */
function Days({ product }: { product: FrameProduct }) {
  const { city } = useShell();
  const { availability, isAbsent, url, receiving, selectedOffer, partnerDeliveries } = product;
  if (selectedOffer.partner !== null) {
    return <PartnerReceiving name={selectedOffer.partner.name} deliveries={partnerDeliveries} url={url} />;
  }
  if (receiving !== null) return <p className="text-good">{receiving}</p>;
  if (availability === null) {
    return (
      <p className="flex gap-2 text-warn">
        <Icon name="clock" size={20} className="flex-none" />
        Наличие сейчас уточняется, поэтому купить пока нельзя. Обновите страницу через минуту.
      </p>
    );
  }
  if (isAbsent) {
    return <Absent productId={product.id} url={url} city={city.name} />;
  }
  const { pickupDayText, deliveryDayText, deliveryCost, storesCount } = availability;
  return (
    <ul className="grid gap-2">
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
      <li>
        <Link to={`${url}/availability/${city.alias}#${part}`} className="link link-alone text-14">
          Где и когда получить в городе {city.name}
        </Link>
      </li>
    </ul>
  );
}

import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { FrameProduct } from '../load.server.ts';
import { ReceivingDays } from './receiving-days.tsx';

/** Most products are there. */
const Absent = lazyWithRetry(() => import('./absent.tsx'));
/** Few pages sell a partner's piece. */
const PartnerReceiving = lazyWithRetry(async () => ({ default: (await import('./partner-receiving.tsx')).PartnerReceiving }));

/** Below the price: when and where it can be had, and who else sells it, for less or where the shop has none. */
export default function Receiving({ product }: { product: FrameProduct }) {
  const { partnerLine, url, isAbsent } = product;
  const line = partnerLine?.isFirst ? (
    <Link to={`${url}/supplier#${part}`} className="link link-alone text-14">
      {partnerLine.text}
    </Link>
  ) : null;
  // Where the shop has none, the partner who has comes before what else is left to do.
  return (
    <>
      {isAbsent ? line : null}
      <Days product={product} />
      {isAbsent ? null : line}
    </>
  );
}

/** When and where it can be had in the visitor's city; says so honestly when nobody knows. */
function Days({ product }: { product: FrameProduct }) {
  const { city } = useShell();
  const { availability, isAbsent, url, receiving, selectedOffer } = product;
  if (selectedOffer.partner !== null) return <PartnerReceiving name={selectedOffer.partner.name} availability={availability} url={url} />;
  if (receiving !== null) {
    return product.isDigital ? <CodeComing text={receiving} url={url} /> : <p className="text-good">{receiving}</p>;
  }
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
  return (
    <ul className="grid gap-2">
      <ReceivingDays availability={availability} />
      <li>
        <Link to={`${url}/availability/${city.alias}#${part}`} className="link link-alone text-14">
          Где и когда получить в городе {city.name}
        </Link>
      </li>
    </ul>
  );
}

/** When a code comes, and where to. */
function CodeComing({ text, url }: { text: string; url: string }) {
  return (
    <ul className="grid gap-2">
      <li className="flex gap-2 text-good">
        <Icon name="letter" size={20} className="mt-[0.1em] flex-none" />
        {text}
      </li>
      <li className="text-14 text-ink-soft">Почту укажете при оформлении. Отправленный код возврату не подлежит.</li>
      <li>
        <Link to={`${url}/digital#${part}`} className="link link-alone text-14">
          Как получить код
        </Link>
      </li>
    </ul>
  );
}

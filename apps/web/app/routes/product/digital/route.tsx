import { saleStart } from '../../../entities/basket/receiving.ts';
import { loadPart } from '../../../features/product/part.server.ts';
import { ProductDigitalDocument } from '../../../generated/graphql.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { Route } from './+types/route';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** How a code reaches its buyer; how many are left is said only where they run out. */
export async function loader(args: Route.LoaderArgs) {
  const { offer, availability, isShownAsAvailable } = await loadPart(args, ProductDigitalDocument, 'DIGITAL');
  return {
    isPreorder: offer.orderType === 'PREORDER',
    isAvailable: isShownAsAvailable,
    codesLeft: availability?.quantity ?? null,
    /** When the code comes, as the steps say it. */
    comes: offer.orderType === 'PREORDER' ? saleStart(availability?.pickupDayText) : 'сразу после оплаты',
  };
}

/** Codes from which on it is said how many are left. */
const lowStockLimit = 10;

const waysOf = (comes: string): readonly { icon: IconName; name: string; text: string }[] => [
  { icon: 'card', name: 'Оплатите заказ', text: 'Картой или по СБП на сайте. Адрес и курьер не нужны.' },
  { icon: 'clock', name: 'Получите письмо', text: `Код придёт на электронную почту, указанную в заказе, ${comes}.` },
  { icon: 'check', name: 'Введите код', text: 'В письме есть сам код; введите его на сайте или в приложении издателя.' },
];

export default function Digital({ loaderData }: Route.ComponentProps) {
  const { isPreorder, isAvailable, codesLeft, comes } = loaderData;
  return (
    <section aria-labelledby="digital">
      <Heading level={2} id="digital" className="mb-3">
        Способы получения
      </Heading>
      {isPreorder ? <p className="mb-4">Это предзаказ: код придёт {comes}.</p> : null}
      {isPreorder || isAvailable !== false ? null : <p className="mb-4 text-ink-soft">Сейчас кодов нет в наличии.</p>}
      {isAvailable && codesLeft !== null && codesLeft <= lowStockLimit ? (
        <p className="mb-4 text-warn">Осталось кодов: {codesLeft}.</p>
      ) : null}
      <ol className="code-ways">
        {waysOf(comes).map(({ icon, name, text }) => (
          <li key={name}>
            <Icon name={icon} size={24} className="text-accent" />
            <b className="font-medium">{name}</b>
            <span className="text-14 text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-14 text-ink-faint">Письма нет? Проверьте папку «Спам». Отправленный код возврату не подлежит.</p>
    </section>
  );
}

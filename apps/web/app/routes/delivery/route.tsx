import { largeParcel } from '@vitrina/services/rules/parcels.ts';
import { Link } from 'react-router';
import { changedMindText, codesBackText, defectText, moneyBackText } from '../../entities/order/return-texts.ts';
import { viewedBefore } from '../../entities/viewed/viewed.server.ts';
import { DeliveryBasketDocument, type DeliveryExampleFragment, DeliveryPageDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { rubles } from '../../platform/format/money.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import { When } from '../../ui/when.tsx';
import type { Route } from './+types/route';
import { deliveryKindsIn, deliveryKindTexts, receivingText } from './delivery-kinds.ts';
import { informationOf } from './load.server.ts';
import './delivery.css';

const path = '/delivery';

/** What the ways below are called where a product is delivered. */
const deliveryKinds = { store: 'STORE', point: 'PICKUP_POINT', locker: 'POSTAMAT', courier: 'COURIER', express: 'EXPRESS' } as const;

/** What the visitor looked at last, else what is in the basket. */
async function ownProduct(context: Route.LoaderArgs['context'], request: Request): Promise<string | null> {
  const [viewed] = viewedBefore(context);
  if (viewed !== undefined) return viewed;
  const { data } = await query(context, request, DeliveryBasketDocument, {});
  return data?.basket?.items[0]?.productId ?? null;
}

/** What the terms are told of: by name the visitor's own, any other one by its size where that is small. */
function exampleOf({ name, url, dimensions }: DeliveryExampleFragment, isOwn: boolean) {
  if (isOwn || dimensions === null) return { name, url, isSmall: false };
  const { width, height, depth } = dimensions;
  return {
    name,
    url,
    isSmall: Math.max(width, height, depth) < largeParcel.longestSide && (width * height * depth) / 1000 < largeParcel.litres,
  };
}

/** How orders are got in the visitor's city. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const own = await ownProduct(context, request);
  const { data } = await query(context, request, DeliveryPageDocument, { path, own: own ?? '0', hasOwn: own !== null });
  // A code comes by mail: of what nobody brings there is nothing to tell.
  const ownExample = data?.product?.deliveries?.length ? data.product : null;
  const product = ownExample ?? data?.mainPage?.productOfDay?.product ?? null;
  const ways = deliveryKindsIn(data?.currentCity?.deliveryTypeIds ?? []).map((kind) => ({
    kind,
    /** What a real product costs to get, so that nobody has to believe a table; null where it cannot be got so. */
    option: product?.deliveries?.find((delivery) => delivery.kind === deliveryKinds[kind]) ?? null,
  }));
  return {
    ...informationOf(context, data, { path, title: 'Доставка' }),
    ways,
    example: product !== null && ways.some(({ option }) => option !== null) ? exampleOf(product, ownExample !== null) : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function DeliveryScreen({ loaderData }: Route.ComponentProps) {
  const { city, ways, example, breadcrumbs } = loaderData;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-1">
        Доставка: {city.name}
      </Heading>
      <p className="mb-6 flex flex-wrap items-baseline gap-x-4">
        <span className="text-ink-soft">Точные дни и стоимость показаны на странице товара и при оформлении заказа.</span>
        <Link to="/city" className="link link-alone">
          Другой город
        </Link>
      </p>
      {example === null ? null : (
        <p className="mb-4">
          {example.isSmall ? 'Сроки и цены — на сегодня, для небольшого товара. ' : 'Сроки и цены — на сегодня, для товара '}
          <Link to={example.isSmall ? '/catalog' : example.url} className="link underline">
            {example.isSmall ? 'Для крупной техники' : example.name}
          </Link>
          {example.isSmall ? ' они\u00a0— на\u00a0её странице.' : null}
        </p>
      )}
      <ul className="kinds-cards">
        {ways.map(({ kind, option }) => (
          <li key={kind}>
            <Heading level={2} size={18}>
              {deliveryKindTexts[kind].title}
            </Heading>
            {option === null ? null : (
              <p className="delivery-example">
                <b className="tabular">{rubles(option.cost.amount)}</b>
                <span>
                  <When option={option} />
                </span>
              </p>
            )}
            <p>{deliveryKindTexts[kind].text}</p>
            <p className="text-14 text-ink-soft">{deliveryKindTexts[kind].note}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to="/shops" className="button button-secondary">
          Магазины на карте
        </Link>
        <Link to="/delivery/pay" className="button button-secondary">
          Как оплатить
        </Link>
      </p>
      <section aria-labelledby="received" className="mt-10 max-w-[46rem]">
        <Heading level={2} id="received" className="mb-3">
          Когда заказ у вас
        </Heading>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{receivingText}</li>
          <li>Проверьте внешний вид и комплект. Технику, которую можно включить, включим при вас.</li>
          <li>Если заказ разделился, каждая часть приедет в свой день: предзаказ не задерживает остальное.</li>
        </ul>
      </section>
      <section aria-labelledby="returns" className="mt-10 max-w-[46rem]">
        <Heading level={2} id="returns" className="mb-3 scroll-mt-24">
          Возврат и обмен
        </Heading>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{changedMindText}</li>
          <li>
            Принесите покупку с номером заказа в любой{' '}
            <Link to="/shops" className="link underline">
              магазин
            </Link>{' '}
            или позвоните{' '}
            <a href={shop.phoneHref} className="link tabular underline">
              {shop.phone}
            </a>
            : пришлём курьера. Заявление заполним вместе с вами.
          </li>
          <li>{moneyBackText}</li>
          <li>{defectText} Тяжелее пяти килограммов заберём сами.</li>
          <li>Чек не обязателен.</li>
          <li>{codesBackText} Активированный код вернуть нельзя.</li>
        </ul>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
          <Link to="/legal/offer" className="link link-alone">
            Все условия — в оферте
          </Link>
          <Link to="/repair" className="link link-alone">
            Ремонт по гарантии
          </Link>
        </p>
      </section>
    </>
  );
}

import { balanceText, bonusCount } from '../../entities/loyalty/labels.ts';
import { goodsText } from '../../entities/order/others.ts';
import { AccountMenu } from '../../features/account/account-menu.tsx';
import { GoodsToRateList } from '../../features/account/goods-list.tsx';
import { listsRepairs, type SectionCounts } from '../../features/account/menu.ts';
import { OrderList } from '../../features/account/order-list.tsx';
import { type GoodsToRate, goodsToRate, mainCard } from '../../features/account/overview.ts';
import { RepairList } from '../../features/account/repair-list.tsx';
import { Tiles } from '../../features/account/tiles.tsx';
import { AccountOrdersDocument, type AccountOrdersQuery, AccountOverviewDocument } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/route';

/** What is under way (spec 1 §4), what there is to spend, what is to be rated; what cannot be loaded is left out, and the rest stands. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data, errors } = await query(context, request, AccountOverviewDocument, {});
  const orders = data?.orders?.nodes ?? [];
  const card = mainCard(data?.loyaltyCards ?? []);
  return {
    current: await currentOf(data?.orders, (page) => query(context, request, AccountOrdersDocument, { page })),
    hasOrders: orders.length > 0,
    /** Of the newest page: nobody has more than ten devices in repair. */
    repairs: (data?.repairRequests?.nodes ?? []).filter(({ isActive }) => isActive).slice(0, maxCurrent),
    card,
    toRate: goodsToRate(data),
    hasRepairs: listsRepairs(errors),
    counts: {
      '/account/orders': data?.orders?.totalCount ?? 0,
      '/account/repairs': data?.repairRequests?.totalCount ?? 0,
      '/bonus': bonusCount(card?.balance?.amount ?? 0),
      '/account/reviews': data?.reviews?.totalCount ?? 0,
    } satisfies SectionCounts,
    /** Its goods have papers, a warranty, a price as old devices. */
    received: orders.find(({ status }) => status === 'RECEIVED') ?? null,
  };
}

const maxCurrent = 3;
/** Pages of ten that are looked through: whoever has hundreds of orders has none on its way for so long. */
const maxPages = 10;

/** The newest orders on their way, also behind many that have ended. */
async function currentOf(
  first: AccountOrdersQuery['orders'] | undefined,
  read: (page: number) => Promise<{ data: AccountOrdersQuery | null }>,
): Promise<NonNullable<AccountOrdersQuery['orders']>['nodes']> {
  const activeOrders = (first?.nodes ?? []).filter(({ isActive }) => isActive);
  const pages = Math.min(first?.pageInfo.pageCount ?? 1, maxPages);
  for (let page = 2; page <= pages && activeOrders.length < maxCurrent; page++) {
    const { data } = await read(page);
    activeOrders.push(...(data?.orders?.nodes ?? []).filter(({ isActive }) => isActive));
  }
  return activeOrders.slice(0, maxCurrent);
}

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  const { current, hasOrders, repairs, card, toRate, received, hasRepairs, counts } = loaderData;
  const { viewer } = useShell();
  const name = viewer?.name ?? '';
  return (
    <>
      <PageTitle title="Личный кабинет" />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Личный кабинет' }]} />
      <Heading level={1} className="mb-4">
        {name === '' ? 'Личный кабинет' : `Здравствуйте, ${name}`}
      </Heading>
      <Bonuses card={card} />
      {current.length > 0 ? <OrderList orders={current} /> : repairs.length === 0 ? <NothingOnItsWay hasOrders={hasOrders} /> : null}
      {repairs.length === 0 ? null : <RepairList repairs={repairs} />}
      <AccountMenu hasRepairs={hasRepairs} counts={counts} />
      {toRate.length === 0 && received === null ? null : (
        <div className="account-own">
          {toRate.length === 0 ? null : <ToRate items={toRate} />}
          {received === null ? null : <LastOrder order={received} />}
        </div>
      )}
      <section aria-labelledby="help">
        <Heading level={2} id="help" size={18} className="mb-3">
          Пригодится
        </Heading>
        <Tiles tiles={services} />
      </section>
    </>
  );
}

/** What helps whoever has bought something here; no part of the account, so it stands in no menu beside it. */
const services = [
  { path: '/repair', icon: 'warranty', title: 'Ремонт техники', text: 'Цена сразу, мастер приедет или сдайте в салон.' },
  { path: '/trade-in', icon: 'returns', title: 'Трейд-ин', text: 'Сколько стоит старое устройство и как вычесть его из покупки.' },
  { path: '/shops', icon: 'pin', title: 'Магазины рядом', text: 'Где забрать, вернуть и спросить.' },
] as const;

/** Nothing is under way: the way to what was, or to what could be. */
function NothingOnItsWay({ hasOrders }: { hasOrders: boolean }) {
  return (
    <p className="panel mb-6 flex flex-wrap items-center justify-between gap-3">
      {hasOrders ? 'Сейчас заказов в пути нет.' : 'Здесь будет видно, где ваш заказ.'}
      <LinkButton to={hasOrders ? '/account/orders' : '/catalog'}>{hasOrders ? 'Все заказы' : 'Выбрать товар'}</LinkButton>
    </p>
  );
}

function Bonuses({ card }: { card: ReturnType<typeof mainCard> }) {
  const balance = card?.balance?.amount ?? null;
  return (
    <section aria-labelledby="bonuses" className="panel account-bonuses">
      <div>
        <Heading level={2} id="bonuses" size={18}>
          Бонусы
          {balance === null ? null : <span className="tabular">: {balanceText(balance)}</span>}
        </Heading>
        <p className="text-14 text-ink-soft">{bonusAdvice(card, balance)}</p>
      </div>
      <LinkButton to={card !== null && balance === null ? '/bonus#bonus-login' : '/bonus'}>
        {card === null ? 'Завести карту' : balance === null ? 'Подтвердить телефон' : 'Карта и история'}
      </LinkButton>
    </section>
  );
}

function bonusAdvice(card: ReturnType<typeof mainCard>, balance: number | null): string {
  if (card === null) return 'Карта копит бонусы за заказы. Один бонус — один рубль следующей покупки.';
  if (balance === null) return 'Баланс виден только владельцу карты. Подтвердите её телефон кодом из СМС — это минута.';
  return 'Один бонус — один рубль. Списать их можно при оформлении заказа.';
}

function ToRate({ items }: { items: GoodsToRate }) {
  return (
    <section aria-labelledby="to-rate" className="account-box">
      <Heading level={2} id="to-rate" size={18}>
        Оцените покупки
      </Heading>
      <GoodsToRateList goods={items} />
    </section>
  );
}

/** The last order that was received: its goods are looked after from its page. */
function LastOrder({ order: { id, items } }: { order: NonNullable<Route.ComponentProps['loaderData']['received']> }) {
  return (
    <section aria-labelledby="bought" className="account-box">
      <Heading level={2} id="bought" size={18}>
        Последняя покупка
      </Heading>
      <ul className="account-order-goods">
        {items.slice(0, maxPictures).map((item) => (
          <li key={item.id}>
            <Picture src={item.image} alt="" width={64} height={80} />
          </li>
        ))}
      </ul>
      <p className="font-medium">{nbsp(goodsText(items))}</p>
      <p className="text-ink-soft">Гарантия, инструкции, ремонт, цена в трейд-ин и повтор покупки.</p>
      <LinkButton to={`/account/orders/${id}`} className="account-box-button">
        Открыть заказ № {id}
      </LinkButton>
    </section>
  );
}

/** What fits into one row of the box. */
const maxPictures = 4;

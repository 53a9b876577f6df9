import { reservation } from '@vitrina/services/rules/reservation.ts';
import { Link } from 'react-router';
import { moreText } from '../../../features/checkout/payment-methods.ts';
import { PaymentPageDocument } from '../../../generated/graphql.ts';
import { pluralize } from '../../../platform/format/plural.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { informationOf } from '../load.server.ts';
import type { Route } from './+types/route';
import { paymentsIn, prepaidText, type WayText } from './payments.ts';
import './pay.css';

const path = '/delivery/pay';

/** How orders are paid in the visitor's city: the ways of the checkout, asked without the visitor's basket, which would leave out some. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await query(context, request, PaymentPageDocument, { path }, { separateBasket: { basketId: null } });
  return {
    ...informationOf(context, data, { path, title: 'Оплата' }),
    ...paymentsIn(data?.paymentMethods ?? [], data?.currentCity?.paymentTypeIds ?? []),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function PayScreen({ loaderData }: Route.ComponentProps) {
  const { city, groups, company, forGifts, breadcrumbs } = loaderData;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-1">
        Оплата: {city.name}
      </Heading>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <span className="text-ink-soft">Что из этого подходит вашей корзине, видно при оформлении: это зависит от суммы и товаров.</span>
        <Link to="/city" className="link link-alone">
          Другой город
        </Link>
      </p>
      {groups.length === 0 ? (
        <Notice look="warn">Способы оплаты сейчас не загружаются. Обновите страницу через минуту.</Notice>
      ) : (
        <>
          <nav aria-label="Способы оплаты" className="mb-2">
            <ul className="chips">
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {groups.map(({ id, title, text, ways, folded }) => (
            <section key={id} aria-labelledby={id} className="pay-group">
              <div>
                <Heading level={2} id={id} className="mb-1 scroll-mt-24">
                  {title}
                </Heading>
                <p className="text-ink-soft">{text}</p>
              </div>
              <div className="min-w-0">
                <Ways ways={ways} />
                {folded.length === 0 ? null : (
                  <details className="pay-more">
                    <summary>{moreText(folded)}</summary>
                    <Ways ways={folded} />
                  </details>
                )}
              </div>
            </section>
          ))}
        </>
      )}
      {company.length === 0 ? null : (
        <section aria-labelledby="company" className="pay-group">
          <div>
            <Heading level={2} id="company" className="mb-1">
              Организациям
            </Heading>
            <p>
              <Link to="/corp" className="link link-alone">
                Оставить заявку на счёт
              </Link>
            </p>
          </div>
          <Ways ways={company} />
        </section>
      )}
      <section aria-labelledby="good-to-know" className="mt-10 max-w-[46rem]">
        <Heading level={2} id="good-to-know" className="mb-3">
          Что ещё важно
        </Heading>
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            Заказ с оплатой на сайте ждёт денег {pluralize(reservation.hours, ['час', 'часа', 'часов'])}: всё это время его можно оплатить
            со страницы заказа.
          </li>
          <li>Если банк отклонил платёж, заказ не пропадает: оплатите его ещё раз или другим способом из предложенных.</li>
          <li>{prepaidText}</li>
          {forGifts.length === 0 ? null : <li>Подарочный сертификат можно оплатить так: {forGifts.join(', ')}.</li>}
          <li>Чек приходит на почту или телефон. Номера карт магазин не видит и не хранит.</li>
        </ul>
        <p className="mt-3">
          <Link to="/delivery" className="link link-alone">
            Как получить заказ
          </Link>
        </p>
      </section>
    </>
  );
}

function Ways({ ways }: { ways: readonly WayText[] }) {
  return (
    <ul className="pay-ways">
      {ways.map(({ id, icon, name, description, terms }) => (
        <li key={id}>
          <Icon name={icon} size={24} className="text-accent" />
          <b className="font-medium">{name}</b>
          {description === null ? null : <span className="text-14 text-ink-soft">{description}</span>}
          {terms.map((term) => (
            <span key={term} className="tabular text-14">
              {term}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

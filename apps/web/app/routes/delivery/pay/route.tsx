import { Link } from 'react-router';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { loadInformation } from '../load.server.ts';
import type { Route } from './+types/route';
import { paymentsIn } from './payments.ts';
import '../delivery.css';

/** How orders are paid in the visitor's city. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { paymentTypeIds, deliveryTypeIds: _types, ...information } = await loadInformation(context, request, '/delivery/pay', 'Оплата');
  return { ...information, groups: paymentsIn(paymentTypeIds) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function PayScreen({ loaderData }: Route.ComponentProps) {
  const { city, groups, breadcrumbs } = loaderData;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-1">
        Оплата: {city.name}
      </Heading>
      <p className="mb-6 flex flex-wrap items-baseline gap-x-4">
        <span className="text-ink-soft">Какие способы подходят вашей корзине, видно при оформлении: это зависит от суммы и товаров.</span>
        <Link to="/city" className="link link-alone">
          Другой город
        </Link>
      </p>
      <ul className="ways-cards">
        {groups.map(({ id, title, text, methods }) => (
          <li key={id}>
            <Heading level={2} size={18}>
              {title}
            </Heading>
            <p>{text}</p>
            <ul className="grid list-disc gap-1 pl-5 text-14 text-ink-soft">
              {methods.map((method) => (
                <li key={method}>{method}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <section aria-labelledby="good-to-know" className="mt-10 max-w-[46rem]">
        <Heading level={2} id="good-to-know" className="mb-3">
          Что ещё важно
        </Heading>
        <ul className="grid list-disc gap-1 pl-5">
          <li>Заказ с оплатой на сайте ждёт денег 24 часа; оплатить его можно и позже, со страницы заказа.</li>
          <li>Если банк отклонил платёж, выберите другой способ: заказ при этом не пропадает.</li>
          <li>Цифровые коды и предзаказы оплачиваются заранее, подарочные сертификаты — не всеми способами.</li>
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

import { Link } from 'react-router';
import { type Tile, Tiles } from '../../features/account/tiles.tsx';
import { employeeAction } from '../../features/employee/action.server.ts';
import { loadShift } from '../../features/employee/shift.server.ts';
import { ShiftResults, ShiftWork } from '../../features/employee/shift.tsx';
import { type EmployeeSignIn, pathOf, StaffSignIn } from '../../features/employee/sign-in-form.tsx';
import { formOf } from '../../forms/answer.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';
import '../../features/sign-in/sign-in.css';
import '../../forms/form-aside.css';

export const meta: Route.MetaFunction = noIndex;

const parametersOf = (url: string) => {
  const { searchParams } = new URL(url);
  const way: EmployeeSignIn = searchParams.get('way') === 'token' ? 'token' : 'trade-point';
  return { way, isWayChosen: searchParams.has('way'), returnTo: searchParams.get('returnTo') };
};

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  ...parametersOf(request.url),
  shift: await loadShift(context, request),
});

export async function action({ context, request }: Route.ActionArgs) {
  return employeeAction(context, request, await formOf(request), parametersOf(request.url).returnTo);
}

/** Sign-in of staff; for an open shift what it works with, the sign-in folded below. */
export default function EmployeeScreen({ loaderData: { way, isWayChosen, returnTo, shift }, actionData }: Route.ComponentProps) {
  const { staff } = useShell();
  const isOpen = staff !== null && shift !== null;
  const title = isOpen ? 'Смена открыта' : 'Вход для сотрудников';
  const signIn = <StaffSignIn way={way} returnTo={returnTo} unsent={actionData} />;
  return (
    <>
      <PageTitle title={title} isFailed={actionData !== undefined} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: isOpen ? 'Смена' : title }]} />
      <Heading level={1} size="22-28" className="mb-1">
        {title}
      </Heading>
      {isOpen ? (
        <>
          <ShiftWork shift={shift} staff={staff} personHref={`${pathOf('token', null)}#${changeId}`} />
          <ShiftResults shift={shift} />
          <section aria-labelledby="services" className="mb-6">
            <Heading level={2} id="services" className="mb-3">
              С чем пришёл покупатель
            </Heading>
            <Tiles tiles={services} />
          </section>
          <details id={changeId} open={isWayChosen || actionData !== undefined} className="max-w-[32rem]">
            <summary className="link inline-flex min-h-11 items-center">Сменить точку или сотрудника</summary>
            {signIn}
          </details>
        </>
      ) : (
        <>
          <p className="mb-6 max-w-[44rem] text-ink-soft">
            Для продавцов и операторов магазина: откройте смену и оформляйте заказы покупателей в магазине и по телефону.
          </p>
          <div className="form-aside">
            <div>{signIn}</div>
            <aside>
              <section aria-labelledby="what-for">
                <Heading level={2} size={18} id="what-for" className="mb-2">
                  Что даёт смена
                </Heading>
                <ul className="grid list-disc gap-1 pl-5">
                  <li>Заказ оформляется на имя и телефон покупателя.</li>
                  <li>В заказе остаются номер торговой точки и ваш табельный номер.</li>
                  <li>«Завершить смену» в шапке убирает из браузера корзину и данные покупателя.</li>
                </ul>
              </section>
              <section aria-labelledby="no-entry">
                <Heading level={2} size={18} id="no-entry" className="mb-2">
                  Не получается войти
                </Heading>
                <p>Номер точки и код доступа знает управляющий магазина, личный токен напечатан на бейдже.</p>
                <p>
                  <Link to="/user/login" className="link link-alone">
                    Я покупатель: войти в личный кабинет
                  </Link>
                </p>
              </section>
            </aside>
          </div>
        </>
      )}
    </>
  );
}

const changeId = 'change-staff';

/** What else somebody asks the staff for. */
const services: readonly Tile[] = [
  { path: '/order-status', icon: 'parcel', title: 'За заказом', text: 'Найти по номеру и телефону: статус, состав, оплата.' },
  { path: '/repair', icon: 'warranty', title: 'С поломкой', text: 'Заявка на ремонт: по гарантии, по страховке, платно.' },
  { path: '/trade-in', icon: 'returns', title: 'Со старым устройством', text: 'Оценка для трейд-ина и скидка на новую покупку.' },
  { path: '/corp', icon: 'card', title: 'От компании', text: 'Заявка на счёт для юридического лица.' },
];

import { Form, Link } from 'react-router';
import { employeeAction } from '../../features/employee/action.server.ts';
import { formOf } from '../../forms/answer.server.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';
import '../../features/sign-in/sign-in.css';
import '../../forms/form-aside.css';

export const meta: Route.MetaFunction = noIndex;

type Way = 'trade-point' | 'token';
const ways: Record<Way, string> = { 'trade-point': 'Торговая точка', token: 'Личный токен' };

const parametersOf = (url: string) => {
  const { searchParams } = new URL(url);
  const way: Way = searchParams.get('way') === 'token' ? 'token' : 'trade-point';
  return { way, returnTo: searchParams.get('returnTo') };
};

export const loader = ({ request }: Route.LoaderArgs) => parametersOf(request.url);

export async function action({ context, request }: Route.ActionArgs) {
  return employeeAction(context, request, await formOf(request), parametersOf(request.url).returnTo);
}

const labels = { tradePointNumber: 'Номер торговой точки', accessCode: 'Код доступа', token: 'Личный токен' } as const;

const pathOf = (way: Way, returnTo: string | null): string =>
  `/employee?${new URLSearchParams({ way, ...(returnTo !== null && { returnTo }) })}`;

/** Sign-in of staff, by a trade point or by a personnel token; who has signed in by one may add the other. */
export default function EmployeeScreen({ loaderData: { way, returnTo }, actionData }: Route.ComponentProps) {
  const { staff } = useShell();
  const { errors = null, message = null, values = {} } = actionData ?? {};
  const title = staff === null ? 'Вход для сотрудников' : 'Смена открыта';
  return (
    <>
      <PageTitle title={title} isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Вход для сотрудников' }]} />
      <Heading level={1} size="22-28" className="mb-1">
        {title}
      </Heading>
      {staff === null ? (
        <p className="mb-6 max-w-[44rem] text-ink-soft">
          Для продавцов и операторов магазина: откройте смену и оформляйте заказы покупателей в магазине и по телефону.
        </p>
      ) : null}
      <div className="form-aside">
        <div>
          {staff === null ? null : (
            <>
              {staff.map((label) => (
                <p key={label} className="text-18">
                  {label}
                </p>
              ))}
              <p className="mt-3 mb-4 text-ink-soft">Соберите корзину и оформите заказ на имя и телефон покупателя.</p>
              <Form method="post" action="/employee" className="mb-8">
                <input type="hidden" name="intent" value="sign-out" />
                <Button look="quiet">Завершить смену</Button>
              </Form>
              <Heading level={2} className="mb-3">
                Сменить точку или сотрудника
              </Heading>
            </>
          )}
          <nav aria-label="Способ входа" className="sign-in-ways">
            {(Object.keys(ways) as Way[]).map((each) => (
              <Link key={each} to={pathOf(each, returnTo)} aria-current={each === way ? 'page' : undefined} replace preventScrollReset>
                {ways[each]}
              </Link>
            ))}
          </nav>
          <ErrorSummary errors={errors} labels={labels} message={message} />
          <Form method="post" noValidate className="form" key={way}>
            <input type="hidden" name="intent" value={way} />
            {way === 'token' ? (
              <FormField
                name="token"
                label={labels.token}
                hint="Напечатан на вашем бейдже."
                error={errors?.token}
                type="password"
                autoComplete="off"
                maxLength={200}
                required
              />
            ) : (
              <>
                <FormField
                  name="tradePointNumber"
                  label={labels.tradePointNumber}
                  error={errors?.tradePointNumber}
                  defaultValue={values.tradePointNumber}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={40}
                  required
                />
                <FormField
                  name="accessCode"
                  label={labels.accessCode}
                  hint="Знают только сотрудники этой точки."
                  error={errors?.accessCode}
                  type="password"
                  autoComplete="off"
                  maxLength={200}
                />
              </>
            )}
            <Button look="primary" className="form-submit">
              Войти
            </Button>
          </Form>
        </div>
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
  );
}

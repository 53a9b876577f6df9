import { Form, Link } from 'react-router';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { FormField } from '../../forms/form-field.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { Button } from '../../ui/button.tsx';

/** By what staff signs in. */
export type EmployeeSignIn = 'trade-point' | 'token';
const ways: Record<EmployeeSignIn, string> = { 'trade-point': 'Торговая точка', token: 'Личный токен' };

const labels = { tradePointNumber: 'Номер торговой точки', accessCode: 'Код доступа', token: 'Личный токен' } as const;

export const pathOf = (way: EmployeeSignIn, returnTo: string | null): string =>
  `/employee?${new URLSearchParams({ way, ...(returnTo !== null && { returnTo }) })}`;

interface StaffSignInProps {
  way: EmployeeSignIn;
  returnTo: string | null;
  unsent: FormFailure | undefined;
}

/** Signs staff in by a trade point or by a personnel token; who has signed in by one may add the other. */
export function StaffSignIn({ way, returnTo, unsent }: StaffSignInProps) {
  const { errors = null, message = null, values = {} } = unsent ?? {};
  return (
    <>
      <nav aria-label="Способ входа" className="sign-in-ways">
        {(Object.keys(ways) as EmployeeSignIn[]).map((each) => (
          <Link key={each} to={pathOf(each, returnTo)} aria-current={each === way ? 'page' : undefined} replace preventScrollReset>
            {ways[each]}
          </Link>
        ))}
      </nav>
      <ErrorSummary errors={errors} labels={labels} message={message} />
      <Form method="post" noValidate className="form" key={way}>
        <input type="hidden" name="intent" value={way} />
        {way === 'token' ? (
          <PasswordField
            name="token"
            label={labels.token}
            hint="Напечатан на вашем бейдже."
            error={errors?.token}
            showLabel="Показать токен"
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
            <PasswordField
              name="accessCode"
              label={labels.accessCode}
              hint="Знают только сотрудники этой точки."
              error={errors?.accessCode}
              showLabel="Показать код"
              autoComplete="off"
              maxLength={200}
            />
          </>
        )}
        <Button look="primary" className="form-submit">
          Войти
        </Button>
      </Form>
    </>
  );
}

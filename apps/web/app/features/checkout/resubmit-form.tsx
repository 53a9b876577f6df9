import { Form } from 'react-router';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckoutColumns } from './columns.tsx';

/** A form whose fields cannot be shown, since what they are made of could not be loaded: it is sent again as it was. */
export function ResubmitForm({ title, unsent }: { title: string; unsent: FormFailure | null | undefined }) {
  return (
    <CheckoutColumns frame={null} title={title}>
      <PageTitle title={title} isFailed />
      <ErrorSummary errors={null} labels={{}} message={unsent?.message ?? null} />
      <Form method="post" noValidate className="form">
        {Object.entries(unsent?.values ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button look="primary" className="form-submit">
          Продолжить
        </Button>
      </Form>
    </CheckoutColumns>
  );
}

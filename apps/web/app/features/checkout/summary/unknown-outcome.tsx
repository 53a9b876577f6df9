import { Form } from 'react-router';
import type { Draft } from '../../../entities/order-draft/draft.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';

/** Whether an order was sent and nobody knows whether it was made. */
export function isOutcomeUnknown(draft: Draft): draft is Draft & { pending: NonNullable<Draft['pending']> } {
  return draft.pending !== null && draft.seed !== null;
}

/** Sends the very same order again: if it was made, its answer comes; if not, it is made now. The message is why that was no use just now. */
export function UnknownOutcomeScreen({ message }: { message: string | null }) {
  return (
    <>
      <PageTitle title="Подтверждение" isFailed />
      <ErrorSummary errors={null} labels={{}} message={message} />
      <ErrorState
        level={1}
        title="Подтверждение"
        text="Заказ отправлен, но ответ не пришёл. Нажмите кнопку ещё раз: если заказ уже оформлен, вы его увидите, второй не появится."
      >
        <Form method="post">
          <input type="hidden" name="intent" value="order" />
          <Button look="primary">Оформить заказ</Button>
        </Form>
      </ErrorState>
    </>
  );
}

import { Form, redirect } from 'react-router';
import { GiftForm } from '../../features/gift/form.tsx';
import { readRecipient } from '../../features/gift/recipient.server.ts';
import { formOf, text } from '../../forms/answer.server.ts';
import { reloadsStep } from '../../forms/reloads.ts';
import { noFields, submit } from '../../forms/submit.server.ts';
import { BasketGiftDocument, RemoveBasketGiftDocument, SetBasketGiftDocument } from '../../generated/graphql.ts';
import { queryOrFail, throwFailure } from '../../platform/gateway/query.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/basket';

export const meta: Route.MetaFunction = noIndex;

/** Who is sent the gift cards of the basket; the basket itself where it has none that can be sent to somebody. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data, errors } = await queryOrFail(context, request, BasketGiftDocument, {});
  const failure = errors.find(({ path }) => path === 'basket');
  if (failure !== undefined) throwFailure(failure);
  if (!data.basket?.isGiftable) throw redirect('/cart');
  return { gift: data.basket.gift };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const toBasket = () => {
    leaveNotice(context, 'order-changed');
    return redirect('/cart', 303);
  };
  if (text(form, 'intent') === 'remove')
    return submit(context, request, {
      ...noFields,
      operation: RemoveBasketGiftDocument,
      variables: () => ({}),
      onSuccess: toBasket,
    });
  return submit(context, request, {
    ...readRecipient(form),
    operation: SetBasketGiftDocument,
    variables: (input) => ({ input }),
    onSuccess: toBasket,
  });
}

export const shouldRevalidate = reloadsStep;

const crumbs = [
  { name: 'Главная', url: '/' },
  { name: 'Корзина', url: '/cart' },
];

export default function BasketGift({ loaderData: { gift }, actionData }: Route.ComponentProps) {
  return (
    <GiftForm
      title="Кому подарить карту"
      crumbs={crumbs}
      text="После оплаты код придёт получателю на почту с вашим поздравлением. Чек и сообщение об отправке придут вам."
      button="Сохранить"
      gift={gift}
      unsent={actionData}
    >
      {gift === null ? null : (
        <Form method="post" className="mt-4">
          <Button name="intent" value="remove">
            Прислать код мне
          </Button>
        </Form>
      )}
    </GiftForm>
  );
}

import { isId } from '@vitrina/services/contract/fields/id.ts';
import { redirect } from 'react-router';
import { newSeed } from '../../entities/order-draft/draft.server.ts';
import { GiftForm } from '../../features/gift/form.tsx';
import { readRecipient } from '../../features/gift/recipient.server.ts';
import { formOf } from '../../forms/answer.server.ts';
import { reloadsStep } from '../../forms/reloads.ts';
import { submit } from '../../forms/submit.server.ts';
import { OrderGiftDocument, SendOrderGiftDocument } from '../../generated/graphql.ts';
import { notFound, queryOrFail, throwFailure } from '../../platform/gateway/query.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import type { Route } from './+types/order';

export const meta: Route.MetaFunction = noIndex;

const pathOf = (id: string): string => `/order-info/${id}`;

/** Who is sent the gift cards of an order; the order itself where they cannot be sent to anybody, or where this visitor has no such order. */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  if (!isId(id)) notFound();
  const { data, errors } = await queryOrFail(context, request, OrderGiftDocument, { id });
  const failure = errors.find(({ path }) => path === 'order');
  if (failure !== undefined) throwFailure(failure);
  if (!data.order?.isGiftable) throw redirect(pathOf(id));
  const { isActive, gift } = data.order;
  return { id, isSent: !isActive, gift, seed: newSeed() };
}

/** A second press of the same form sends nothing more. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  if (!isId(id)) notFound();
  const { values, read } = readRecipient(await formOf(request));
  const seed = /^[0-9a-f]{32}$/.test(values.seed ?? '') ? (values.seed ?? '') : newSeed();
  return submit(context, request, {
    values: { ...values, seed },
    read,
    operation: SendOrderGiftDocument,
    variables: (recipient) => ({ input: { ...recipient, orderId: id, idempotencyKey: seed } }),
    onSuccess() {
      leaveNotice(context, 'order-changed');
      return redirect(pathOf(id), 303);
    },
  });
}

export const shouldRevalidate = reloadsStep;

const renewed = 'В письме будет новый код.';

function textOf({ isSent, gift }: Pick<Route.ComponentProps['loaderData'], 'isSent' | 'gift'>): string {
  if (!isSent) return 'Как только заказ будет оплачен, код придёт получателю на почту с вашим поздравлением. Чек придёт вам.';
  return gift === null
    ? `Отправим карту получателю с вашим поздравлением. ${renewed}`
    : `Письмо не пришло или в адресе ошибка? Проверьте почту и отправьте карту ещё раз. ${renewed}`;
}

export default function OrderGift({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isSent, gift, seed } = loaderData;
  return (
    <GiftForm
      title="Кому подарить карту"
      crumbs={[
        { name: 'Главная', url: '/' },
        { name: `Заказ № ${id}`, url: pathOf(id) },
      ]}
      text={textOf(loaderData)}
      button={!isSent ? 'Сохранить' : gift === null ? 'Отправить' : 'Отправить ещё раз'}
      gift={gift}
      seed={seed}
      unsent={actionData}
    />
  );
}

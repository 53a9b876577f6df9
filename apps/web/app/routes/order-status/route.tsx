import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { Form, Link } from 'react-router';
import * as z from 'zod';
import { hasOrdered, ownOrders, readOwnOrders } from '../../entities/order/own.server.ts';
import OwnOrders from '../../entities/order/own.tsx';
import { TrackedOrder } from '../../features/order/tracked.tsx';
import { readDraft } from '../../features/repair/draft.server.ts';
import { FindRequest } from '../../features/repair/find-request.tsx';
import { formOf } from '../../forms/answer.server.ts';
import { captchaOf } from '../../forms/captcha.server.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { issuedNumber, phone } from '../../forms/fields.server.ts';
import { showErrors } from '../../forms/form-failure.server.ts';
import { FormField } from '../../forms/form-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { type Errors, read, type Values, valuesOf } from '../../forms/read.server.ts';
import { showFailure } from '../../forms/show-failure.server.ts';
import { submit } from '../../forms/submit.server.ts';
import { OrderCityDocument, TrackedOrderDocument } from '../../generated/graphql.ts';
import { dayIn } from '../../platform/format/dates.ts';
import { emptyAnswer } from '../../platform/gateway/gateway-failure.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';

const labels = { id: 'Номер заказа', phone: 'Телефон' } as const;

const schema = z.object({
  id: issuedNumber,
  phone,
});

export const meta: Route.MetaFunction = noIndex;

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  own: await readOwnOrders(context, request),
  /** Of an order that another screen has led here for. */
  id: new URL(request.url).searchParams.get('id')?.slice(0, maxLength.issuedNumber) ?? '',
  lastRepair: readDraft(context).last ?? '',
});

/** It only looks, and is a post all the same: a phone does not belong into an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const values = valuesOf(await formOf(request), ['id', 'phone']);
  return submit(context, request, {
    values,
    read: read(schema, values),
    operation: TrackedOrderDocument,
    variables: ({ id, phone }) => ({ id, phone: `+${phone}` }),
    onSuccess: async (order, { phone }) => ({
      order,
      today: await todayOf(context, request, order.id),
      opening: ownOrders(context).flat().includes(order.id) ? null : { phone, captcha: captchaOf(context) },
      values,
      errors: null,
      message: null,
    }),
    onFailure: (failure) =>
      failure === emptyAnswer
        ? showErrors(request, values, {
            id: 'Заказ с таким номером и телефоном не найден. Проверьте их. Заявка на ремонт открывается ниже.',
          })
        : showFailure(request, values, failure),
  });
}

/** By the clock of the order's city, which only they are told who may read the whole order; else by Moscow's. */
async function todayOf(context: Route.ActionArgs['context'], request: Request, id: string): Promise<string> {
  const { data } = hasOrdered(context) ? await query(context, request, OrderCityDocument, { id }) : { data: null };
  return dayIn(shopOf(context).now(), data?.order?.city?.timeZone);
}

export default function OrderStatusScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { errors = null, message = null } = actionData ?? {};
  const values: Record<string, string> = { id: loaderData.id, ...actionData?.values };
  const found = actionData !== undefined && 'order' in actionData ? actionData : null;
  return (
    <>
      <PageTitle title="Статус заказа" isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Статус заказа' }]} />
      <Heading level={1} className="mb-4">
        Статус заказа
      </Heading>
      <ErrorSummary errors={errors} labels={labels} message={message} />
      {found === null ? null : <TrackedOrder order={found.order} today={found.today} opening={found.opening} />}
      <OwnOrders orders={loaderData.own} exceptId={found?.order.id} />
      <div className="order-cards items-stretch">
        <section aria-labelledby="order">
          <Heading level={2} size={18} id="order" className="mb-2">
            {found === null ? 'Заказ' : 'Другой заказ'}
          </Heading>
          {found === null ? (
            <OrderForm values={values} errors={errors} />
          ) : (
            <details className="order-actions">
              <summary>Узнать статус другого заказа</summary>
              <OrderForm values={{}} errors={null} />
            </details>
          )}
          <p className="mt-6 flex flex-wrap gap-x-6">
            <Link to="/account/orders" className="link link-alone">
              Все заказы в личном кабинете
            </Link>
            <Link to="/help#orders" className="link link-alone">
              Изменить, отменить, вернуть
            </Link>
          </p>
        </section>
        <section aria-labelledby="repair">
          <Heading level={2} size={18} id="repair" className="mb-2">
            Заявка на ремонт
          </Heading>
          <FindRequest number={loaderData.lastRepair} errors={null} />
        </section>
      </div>
    </>
  );
}

interface OrderFormProps {
  values: Values;
  errors: Errors | null;
}

/** Asks for an order by its number and phone; folded once one is shown. */
function OrderForm({ values, errors }: OrderFormProps) {
  return (
    <>
      <p className="mb-4 max-w-[40rem] text-ink-soft">Номер — из СМС или письма о заказе. Телефон — тот, что вы указали в заказе.</p>
      <Form method="post" noValidate className="form">
        <FormField
          name="id"
          label={labels.id}
          error={errors?.id}
          defaultValue={values.id}
          placeholder="100002"
          autoComplete="off"
          maxLength={maxLength.issuedNumber}
          required
        />
        <PhoneField name="phone" label={labels.phone} error={errors?.phone} defaultValue={values.phone ?? ''} />
        <Button look="primary" className="form-submit">
          Узнать статус
        </Button>
      </Form>
    </>
  );
}

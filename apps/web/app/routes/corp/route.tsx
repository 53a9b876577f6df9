import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { Form, Link } from 'react-router';
import { newSeed } from '../../entities/order-draft/draft.server.ts';
import { CompanyFields, SentByEnter } from '../../entities/organization/company-fields.tsx';
import { corpAction } from '../../features/corp/action.server.ts';
import { statusOpen } from '../../features/corp/status.server.ts';
import { formOf } from '../../forms/answer.server.ts';
import { ConsentBoxes } from '../../forms/consent-boxes.tsx';
import { companyData } from '../../forms/consents.ts';
import { ErrorSummary, fieldId } from '../../forms/error-summary.tsx';
import { FormField, TextArea } from '../../forms/form-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { CorpPageDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';
import '../../forms/form-aside.css';

const path = '/corp';
const title = 'Юридическим лицам';

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await query(context, request, CorpPageDocument, { path });
  const breadcrumbs = answer.data?.breadcrumbs ?? [{ name: 'Главная', url: '/' }, { name: title }];
  return {
    breadcrumbs,
    head: makeHead(context, readSeo(context), { title, path, data: [breadcrumbData(context, breadcrumbs)] }),
    status: statusOpen(context),
    goods: answer.data?.basket?.items ?? [],
    /** Made for this form: every press of its button is the same order. */
    seed: newSeed(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export async function action({ context, request }: Route.ActionArgs) {
  return corpAction(context, request, await formOf(request));
}

const labels = {
  inn: 'ИНН',
  companyName: 'Название компании',
  contactName: 'Контактное лицо',
  phone: 'Телефон',
  email: 'Электронная почта',
  comment: 'Что нужно',
  'consent.personal-data': 'Согласие',
} as const;

/** Fast order of a company: who it is, whom to call, what it needs; a manager agrees on the rest. */
export default function CorpScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { breadcrumbs, status } = loaderData;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-1">
        {title}
      </Heading>
      <p className="mb-6 max-w-[44rem] text-ink-soft">Оставьте заявку: менеджер подберёт технику, согласует цены и выставит счёт с НДС.</p>
      <div className="form-aside">
        <div>{status === null ? <OrderForm {...loaderData} {...actionData} /> : <OrderStatus id={status.id} />}</div>
        <HowItGoes />
      </div>
    </>
  );
}

function HowItGoes() {
  return (
    <aside>
      <section aria-labelledby="how-it-goes">
        <Heading level={2} size={18} id="how-it-goes" className="mb-2">
          Как это будет
        </Heading>
        <ol className="grid list-decimal gap-1 pl-5">
          <li>Вы присылаете заявку: можно списком моделей или своими словами.</li>
          <li>Менеджер звонит в течение рабочего дня и согласует цены и сроки.</li>
          <li>На почту приходит счёт. Оплатить его можно переводом или через СберБизнес.</li>
          <li>Технику привезём или отдадим в магазине. Закрывающие документы пришлём на почту.</li>
        </ol>
      </section>
      <section aria-labelledby="call">
        <Heading level={2} size={18} id="call" className="mb-2">
          Позвонить
        </Heading>
        <p>
          <a href={shop.phoneHref} className="link link-alone tabular">
            {shop.phone}
          </a>
        </p>
        <p className="text-14 text-ink-soft">{shop.hours}</p>
      </section>
    </aside>
  );
}

function OrderStatus({ id }: { id: string | null }) {
  return (
    <section aria-labelledby="status" role="status">
      <Heading level={2} id="status" className="mb-2">
        {id === null ? 'Заявка принята' : `Заявка № ${id} принята`}
      </Heading>
      <p className="mb-2">Менеджер позвонит в течение рабочего дня, согласует цены и сроки и пришлёт счёт на почту.</p>
      <p className="mb-6 text-ink-soft">
        Если нужно срочно — {shop.phone}, {shop.hours}.
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value="new" />
        <Button>Оформить ещё одну заявку</Button>
      </Form>
    </section>
  );
}

type LoaderData = Route.ComponentProps['loaderData'];

interface OrderFormProps extends Pick<LoaderData, 'goods' | 'seed'> {
  errors?: Readonly<Record<string, string>> | null;
  message?: string | null;
  values?: Readonly<Record<string, string>>;
  company?: { name: string; address?: string | null } | null | undefined;
  hint?: string | null;
}

function OrderForm({ goods, seed, errors = null, message = null, values = {}, company, hint }: OrderFormProps) {
  return (
    <>
      <ErrorSummary errors={errors} labels={labels} message={message} />
      <Form method="post" noValidate className="form">
        <SentByEnter intent="send" />
        <input type="hidden" name="seed" value={values.seed ?? seed} />
        <CompanyFields inn={values.inn} error={errors?.inn} company={company} hint={hint} isRequired />
        <FormField
          // A name that was found stands in the field, in place of what was typed; one that is missing is written next.
          key={company?.name ?? hint ?? ''}
          autoFocus={hint != null}
          name="companyName"
          label={labels.companyName}
          error={errors?.companyName}
          defaultValue={values.companyName}
          autoComplete="organization"
          maxLength={maxLength.company}
          required
        />
        <div className="form-pair">
          <FormField
            name="contactName"
            label={labels.contactName}
            error={errors?.contactName}
            defaultValue={values.contactName}
            autoComplete="name"
            maxLength={maxLength.name}
            required
          />
          <PhoneField name="phone" label={labels.phone} error={errors?.phone} defaultValue={values.phone ?? ''} />
        </div>
        <FormField
          name="email"
          label={labels.email}
          hint="Сюда придёт счёт."
          error={errors?.email}
          defaultValue={values.email}
          type="email"
          autoComplete="email"
          maxLength={maxLength.email}
          required
        />
        {goods.length === 0 ? null : (
          <fieldset>
            <legend className="field-label mb-2">Товары из корзины</legend>
            <Checkbox
              id={fieldId('withBasket')}
              name="withBasket"
              value="yes"
              label="Добавить в заявку"
              defaultChecked={values.withBasket !== 'no'}
            />
            <ul className="mt-2 grid gap-1 text-14">
              {goods.map(({ productId, quantity, product }) => (
                <li key={`${productId}-${quantity}`}>
                  <input type="hidden" name="item" value={`${productId}*${quantity}`} />
                  {product === null ? `Товар № ${productId}` : <Link to={product.url}>{product.name}</Link>}, {quantity} шт.
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <TextArea
          name="comment"
          label={labels.comment}
          hint="Модели, количество, сроки, адрес поставки."
          error={errors?.comment}
          defaultValue={values.comment}
          rows={4}
          maxLength={maxLength.companyRequest}
        />
        <ConsentBoxes consents={[companyData]} errors={errors} />
        <Button look="primary" name="intent" value="send" className="form-submit">
          Отправить заявку
        </Button>
      </Form>
    </>
  );
}

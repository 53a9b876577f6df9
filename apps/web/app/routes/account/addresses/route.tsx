import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { data, Form, Link, redirect } from 'react-router';
import * as z from 'zod';
import { crumbsTo } from '../../../features/account/menu.ts';
import { formOf, identifier, text } from '../../../forms/answer.server.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { houseNumber, optionalText, requiredText } from '../../../forms/fields.server.ts';
import { showErrors } from '../../../forms/form-failure.server.ts';
import { FormField } from '../../../forms/form-field.tsx';
import { read, valuesOf } from '../../../forms/read.server.ts';
import { showFailure } from '../../../forms/show-failure.server.ts';
import { noFields, submit } from '../../../forms/submit.server.ts';
import { SuggestField } from '../../../forms/suggest/field.tsx';
import { questionAbout } from '../../../forms/suggest/street.server.ts';
import { confirmedStreetField } from '../../../forms/suggest/street.ts';
import { AccountAddressesDocument, AddAddressDocument, RemoveAddressDocument, UpdateAddressDocument } from '../../../generated/graphql.ts';
import type { Failure } from '../../../platform/gateway/gateway-failure.ts';
import { absent, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Route } from './+types/route';
import { addressText, formType } from './labels.ts';
import '../../../features/account/account.css';
import '../../../features/checkout/delivery/delivery.css';

const labels = {
  cityName: 'Город',
  street: 'Улица',
  houseNumber: 'Дом',
  housing: 'Корпус',
  building: 'Строение',
  flatNumber: 'Квартира',
  floor: 'Этаж',
} as const;

const fields = ['cityName', 'street', 'houseNumber', 'housing', 'building', 'flatNumber', 'floor'] as const;

const addressSchema = z.object({
  cityName: requiredText(maxLength.cityName),
  street: requiredText(maxLength.street),
  houseNumber,
  housing: optionalText(maxLength.housing),
  building: optionalText(maxLength.building),
  flatNumber: optionalText(maxLength.flatNumber),
  floor: optionalText(maxLength.floor),
});

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { data: addressData, errors } = await queryOrFail(context, request, AccountAddressesDocument, {});
  const addresses = addressData.addresses ?? absent(errors, 'addresses');
  return { addresses, form: formType(url.searchParams.get('edit'), addresses) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const id = identifier(form, 'id');
  if (text(form, 'intent') === 'remove') {
    if (id === null) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
    return submit(context, request, {
      ...noFields,
      operation: RemoveAddressDocument,
      variables: () => ({ input: { id } }),
      onSuccess: () => redirect('/account/addresses', 303),
      // Another tab was faster.
      onFailure: (failure) => (failure.code === 'NOT_FOUND' ? redirect('/account/addresses', 303) : showFailure(request, {}, failure)),
    });
  }
  const values = valuesOf(form, [...fields, confirmedStreetField]);
  const readResult = read(addressSchema, values);
  const question = readResult.value && (await questionAbout(context, request, readResult.value, values[confirmedStreetField] ?? ''));
  if (readResult.value && question !== null)
    return showErrors(request, { ...values, [confirmedStreetField]: readResult.value.street }, { street: question });
  const rest = {
    values,
    read: readResult,
    onSuccess() {
      leaveNotice(context, 'profile-saved');
      return redirect('/account/addresses', 303);
    },
    onFailure: (failure: Failure) => showFailure(request, values, ofAddress(failure)),
  };
  return text(form, 'type') === 'put' && id !== null
    ? submit(context, request, { ...rest, operation: UpdateAddressDocument, variables: (address) => ({ input: { id, address } }) })
    : submit(context, request, { ...rest, operation: AddAddressDocument, variables: (address) => ({ input: { address } }) });
}

/** The gateway names a field inside of the address; the form has it alone. */
const ofAddress = (failure: Failure): Failure => ({
  ...failure,
  fields: Object.fromEntries(
    Object.entries(failure.fields).map(([path, messages]) => [path.replace(/^input\.address\./, 'input.'), messages]),
  ),
});

export default function AddressesScreen({ loaderData: { addresses, form }, actionData }: Route.ComponentProps) {
  const { city } = useShell();
  const { errors = null, message = null } = actionData ?? {};
  const savedValues = form.type === 'put' ? { ...form.address, [confirmedStreetField]: form.address.street } : { cityName: city.name };
  const values: Record<string, string | null> = { ...savedValues, ...actionData?.values };
  const fieldOf = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: errors?.[name],
    defaultValue: values[name] ?? '',
    maxLength: maxLength[name],
  });
  return (
    <>
      <PageTitle title="Мои адреса" isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={crumbsTo('Мои адреса')} />
      <Heading level={1} className="mb-4">
        Мои адреса
      </Heading>
      <ErrorSummary errors={errors} labels={labels} message={message} />
      {addresses.length === 0 ? (
        <p className="mb-6 text-ink-soft">Сохранённых адресов пока нет.</p>
      ) : (
        <ul className="account-orders">
          {addresses.map((address) => (
            <li key={address.id}>
              <p>{addressText(address)}</p>
              <div className="flex flex-wrap items-center gap-4">
                <Link to={`?edit=${address.id}`} className="link link-alone" preventScrollReset>
                  Изменить<span className="visually-hidden"> {addressText(address)}</span>
                </Link>
                <details>
                  <summary className="link link-alone">
                    Удалить<span className="visually-hidden"> {addressText(address)}</span>
                  </summary>
                  <Form method="post" action="/account/addresses">
                    <input type="hidden" name="intent" value="remove" />
                    <input type="hidden" name="id" value={address.id} />
                    <Button look="quiet">
                      Да, удалить<span className="visually-hidden"> {addressText(address)}</span>
                    </Button>
                  </Form>
                </details>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Heading level={2} className="mb-3">
        {form.type === 'put' ? 'Изменить адрес' : 'Новый адрес'}
      </Heading>
      <Form method="post" noValidate className="form" key={form.type === 'put' ? form.address.id : `new-${addresses.length}`}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="type" value={form.type} />
        {form.type === 'put' ? <input type="hidden" name="id" value={form.address.id} /> : null}
        <input type="hidden" name={confirmedStreetField} value={values[confirmedStreetField] ?? ''} />
        <FormField {...fieldOf('cityName')} required />
        <div className="address-grid">
          <SuggestField {...fieldOf('street')} kind="address" className="address-street" required />
          <FormField {...fieldOf('houseNumber')} required />
          {(['housing', 'building', 'floor', 'flatNumber'] as const).map((name) => (
            <FormField key={name} {...fieldOf(name)} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button look="primary" className="form-submit">
            Сохранить
          </Button>
          {form.type === 'put' ? (
            <Link to="/account/addresses" className="link link-alone" preventScrollReset>
              Отменить
            </Link>
          ) : null}
        </div>
      </Form>
    </>
  );
}

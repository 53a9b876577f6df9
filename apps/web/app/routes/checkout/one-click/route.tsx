import { oneClick as rules } from '@vitrina/services/rules/one-click.ts';
import { data, Form, redirect } from 'react-router';
import { readDraft } from '../../../entities/order-draft/draft.server.ts';
import { accountPerson } from '../../../features/checkout/account-details.server.ts';
import { pathOfEmptyBasket } from '../../../features/checkout/load.server.ts';
import { oneClick, orderInOneClick } from '../../../features/checkout/one-click/one-click.server.ts';
import {
  createOneClickBasket,
  readOneClickBasket,
  setOneClickQuantity,
} from '../../../features/checkout/one-click/one-click-basket.server.ts';
import { OneClickScreen } from '../../../features/checkout/one-click/screen.tsx';
import { ResubmitForm } from '../../../features/checkout/resubmit-form.tsx';
import { formOf, identifier, safePath, text, wholeNumber } from '../../../forms/answer.server.ts';
import { keepFormOrFail } from '../../../forms/form-failure.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { CheckoutBasketDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = noIndex;

/** One product by itself, in a basket beside the visitor's own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const basketOfProduct = readOneClickBasket(context);
  if (basketOfProduct === null) throw redirect('/cart');
  const draft = readDraft(context);
  const { data: loaded, errors } = await query(
    context,
    request,
    CheckoutBasketDocument,
    { paymentTypeId: null, deliveries: [] },
    { separateBasket: basketOfProduct },
  );
  const failure = errors.find(({ path }) => path.split('.')[0] === 'basket');
  if (loaded === null || (loaded.basket === null && failure !== undefined)) return keepFormOrFail(context, failure ?? errors[0]);
  const { basket, currentCity, orderQuote: quote } = loaded;
  const item = basket?.items.find(({ isWarranty, presentOf }) => !isWarranty && presentOf === null);
  // It has been ordered, or nobody keeps it any more.
  if (basket === null || item === undefined) throw redirect(draft.last.length > 0 ? pathOfEmptyBasket(draft) : basketOfProduct.from);
  const basketData = {
    draft,
    basket,
    quote,
    cityId: currentCity.id,
    cityName: currentCity.name,
    hasDigitalGoods: item.product?.isDigital ?? false,
  };
  const screenData = oneClick({ ...basketData, kind: 'one-click', areDeliveriesKnown: false, extras: {} });
  const person = draft.contacts === null ? await accountPerson(context, request) : null;
  return {
    ...screenData,
    areDeliveriesKnown: null,
    frame: { ...screenData.frame, steps: screenData.frame.steps.filter(({ state }) => state === 'current') },
    values: person === null ? screenData.values : { firstName: person.firstName, phone: person.phone },
    item: { id: item.id, name: item.product?.name ?? '', quantity: item.quantity },
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = text(form, 'intent');
  if (intent === 'begin') return startOneClick(context, request, form, url.searchParams);
  const basketOfProduct = readOneClickBasket(context);
  if (basketOfProduct === null) return redirect('/cart', 303);
  if (intent === 'one-click') return orderInOneClick(context, request, form, basketOfProduct);
  const [itemId, quantity] = [identifier(form, 'itemId'), wholeNumber(form, 'quantity')];
  if (intent !== 'set' || itemId === null || quantity === null || quantity > rules.maxPieces)
    throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  return setOneClickQuantity(context, request, basketOfProduct, { itemId, quantity });
}

/** «Купить в один клик» on a product's page or card: `productId` and `returnTo`; `supplierId` of a partner's piece is in the address, as a button sends one field. */
function startOneClick(context: Route.ActionArgs['context'], request: Request, form: FormData, search: URLSearchParams): Promise<Response> {
  const productId = identifier(form, 'productId');
  const isOfPartner = search.has('supplierId');
  const supplierId = isOfPartner ? identifier(search, 'supplierId') : null;
  if (productId === null || (isOfPartner && supplierId === null)) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  return createOneClickBasket(context, request, { productId, supplierId, from: safePath(form.get('returnTo'), '/cart') });
}

export const shouldRevalidate = reloadsStep;

export default function OneClickRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'resubmit') return <ResubmitForm title="Купить в один клик" unsent={actionData} />;
  const { item, ...screenData } = loaderData;
  return (
    <OneClickScreen {...screenData} unsent={actionData ?? null}>
      <Pieces {...item} />
    </OneClickScreen>
  );
}

/** A form of its own, so that each press shows the sum it makes before anything is ordered. */
function Pieces({ id, name, quantity }: { id: string; name: string; quantity: number }) {
  return (
    <Form method="post" className="mb-4" preventScrollReset>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="itemId" value={id} />
      <p id="pieces" className="mb-2">
        {name}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Stepper
          about="pieces"
          less={{ name: 'quantity', value: quantity - 1, disabled: quantity <= 1 }}
          more={{ name: 'quantity', value: quantity + 1, disabled: quantity >= rules.maxPieces }}
        >
          <output aria-label="Количество" className="tabular w-12 content-center text-center">
            {quantity}
          </output>
        </Stepper>
        <span className="text-14 text-ink-soft">В один клик — не больше {rules.maxPieces} штук</span>
      </div>
    </Form>
  );
}

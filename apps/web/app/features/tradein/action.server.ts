import { data, type RouterContextProvider, redirect } from 'react-router';
import { linesOf } from '../../entities/basket/add-bundle.server.ts';
import { formOf, identifier, text } from '../../forms/answer.server.ts';
import { statusOfForm } from '../../forms/status.server.ts';
import {
  AddToBasketDocument,
  ChooseNewDeviceDocument,
  DropNewDeviceDocument,
  KeepDeviceDocument,
  SetTradeInDocument,
  type TradeInDeviceInput,
} from '../../generated/graphql.ts';
import type { Failure } from '../../platform/gateway/gateway-failure.ts';
import { notFound, query } from '../../platform/gateway/query.server.ts';
import { hrefOf, type Place, path, readPlace } from './address.ts';
import { otherColor } from './device.ts';

type Context = Readonly<RouterContextProvider>;

/** Where goods are chosen that old devices may pay for: which of them it takes, the provider says of each. */
const goodsPath = '/catalog';

const noAnswer = 'Магазин не успел ответить. Всё, что вы выбрали, осталось: нажмите кнопку ещё раз.';
const noBasket = 'Старые устройства сохранятся вместе с покупкой: выберите новое устройство и положите его в корзину.';

/** The devices of the address that the form names: those that are told to the end. */
export function devicesOf({ devices }: Pick<Place, 'devices'>, tIds: readonly string[]): TradeInDeviceInput[] {
  return devices.flatMap(({ tId, calculator, model, memory, condition, color }) =>
    model === null || condition === null || calculator === null || !tIds.includes(String(tId))
      ? []
      : {
          tId: String(tId),
          calculatorId: calculator,
          modelId: model,
          memory: memory ?? 0,
          condition,
          color: color === otherColor ? null : color,
        },
  );
}

function showFailure(request: Request, { code, fields, message }: Failure) {
  const [fieldMessage] = Object.values(fields).flat();
  if (code === 'BAD_USER_INPUT' && fieldMessage !== undefined)
    return data({ message: fieldMessage }, { status: statusOfForm(request, 422) });
  if (code === 'OUT_OF_STOCK') return data({ message: 'Товар закончился. Выберите другой.' }, { status: statusOfForm(request, 409) });
  if (code === 'CONFLICT') return data({ message }, { status: statusOfForm(request, 409) });
  // A provider that begins no basket for devices alone has nowhere to keep them.
  if (code === 'NOT_FOUND') return data({ message: noBasket }, { status: statusOfForm(request, 409) });
  return data({ message: noAnswer }, { status: statusOfForm(request, 503) });
}

/** What is changed by itself: one device is kept, or the new one is chosen or given up. Where to after it; null for any other form. */
async function changeOne(context: Context, request: Request, form: FormData, place: Place) {
  const productId = identifier(form, 'productId');
  const [device] = devicesOf(place, [text(form, 'device')]);
  switch (text(form, 'intent')) {
    case 'keep':
      if (device === undefined) return null;
      return { to: hrefOf(place), ...(await query(context, request, KeepDeviceDocument, { input: device })) };
    case 'choose':
      if (productId === null) return null;
      return {
        to: `${path}?product=${encodeURIComponent(productId)}`,
        ...(await query(context, request, ChooseNewDeviceDocument, { input: { productId } })),
      };
    case 'drop':
      return { to: hrefOf({ ...place, product: null }), ...(await query(context, request, DropNewDeviceDocument, {})) };
    default:
      return null;
  }
}

/** Keeps the devices with the basket, where they lower the price; `buy` puts the new device there too. */
export async function tradeInAction(context: Context, request: Request, url: URL) {
  const form = await formOf(request);
  const intent = text(form, 'intent');
  const place = readPlace(url.searchParams) ?? notFound();
  const { product } = place;
  const one = await changeOne(context, request, form, place);
  if (one !== null) return one.errors[0] === undefined ? redirect(one.to, 303) : showFailure(request, one.errors[0]);
  if (!['save', 'buy', 'cancel'].includes(intent) || (intent === 'buy' && product === null)) {
    throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
  const tIds = form.getAll('device').map(String);
  const devices = intent === 'cancel' ? [] : devicesOf(place, tIds);
  const input = { devices, productId: intent === 'cancel' ? null : product };
  const keep = async (): Promise<Failure | undefined> => (await query(context, request, SetTradeInDocument, { input })).errors[0];
  const failure = await keep();
  // Where nothing begins a basket but goods, devices are kept with these, and there is nothing to give up.
  const isWithoutBasket = failure?.code === 'NOT_FOUND' && intent !== 'save';
  if (failure !== undefined && !isWithoutBasket) return showFailure(request, failure);
  if (intent === 'cancel') return redirect(path, 303);
  if (intent === 'save' || product === null) return redirect(goodsPath, 303);
  const lines = await linesOf({ context, request });
  // It is there already when the shopper has come from the basket.
  if (lines?.some(({ productId, parentId }) => productId === product && parentId === null)) return redirect('/cart', 303);
  const addResult = await query(context, request, AddToBasketDocument, { input: { productId: product, quantity: 1 } });
  const last = addResult.errors[0] ?? (isWithoutBasket ? await keep() : undefined);
  return last === undefined ? redirect('/cart', 303) : showFailure(request, last);
}

import type { Visitor } from '../visitor.ts';

/** Ids of what one shopper has. */
export interface Belongings {
  order: string;
  payment: string;
  address: string;
  line: string;
  comment: string;
  product: string;
  /** An order that is paid and can be fetched. */
  paid: string;
  /** A repair request. */
  repair: string;
  /** A file that she has uploaded for another one. */
  file: string;
}

/** What stands in an answer only when it tells of her. */
export const marks = /Клементина|Лазоревая|79009990001|klementina/i;

/** A grey point as PNG. */
const receipt = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');

const phone = '+79009990001';
const password = 'Vitrina2026';

interface Shop {
  origin: string;
  providerOrigin: string;
}

/** A new account, made through the gateway by this visitor. */
export async function signUp(shop: Shop, visitor: Visitor, phone: string, firstName: string): Promise<void> {
  const { sessionSendCode } = await fetchData<{ sessionSendCode: { requestId: string } }>(
    visitor,
    `mutation { sessionSendCode(input: { phone: "${phone}", purpose: SIGN_UP }) { requestId } }`,
  );
  const sent: { recipient: string; text: string }[] = await (await fetch(`${shop.providerOrigin}/demo/outbox`)).json();
  const code = /\d{6}/.exec(sent.find(({ recipient }) => recipient === phone)?.text ?? '')?.[0];
  const input = { phone, ...sessionSendCode, code, firstName, password, agreement: true };
  await fetchData(visitor, 'mutation ($input: SessionSignUpInput!) { sessionSignUp(input: $input) { session { expiresIn } } }', { input });
}

/** A shopper with something of every kind: an order with an attempt to pay it, an address, favourites, a basket, a review that waits. */
export async function belongingsOf(shop: Shop, her: Visitor): Promise<Belongings> {
  await signUp(shop, her, phone, 'Клементина');
  const { listing } = await fetchData<{ listing: { nodes: { id: string }[] } }>(
    her,
    '{ listing(of: { category: 13 }, filters: [{ code: "available", chosen: { values: ["1"] } }]) { nodes { id } } }',
  );
  const product = listing.nodes[0]?.id ?? '';
  const put = `mutation { basketAddItem(input: { productId: "${product}" }) { basket { revision items { id } } } }`;
  const first = await fetchData<{ basketAddItem: { basket: { revision: number } } }>(her, put);
  const { orderCreate } = await fetchData<{ orderCreate: { orders: { id: string }[] } }>(
    her,
    'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orders { id } } }',
    {
      input: {
        revision: first.basketAddItem.basket.revision,
        contact: { firstName: 'Клементина', phone, email: 'klementina@vitrina.example' },
        deliveries: [],
        paymentTypeId: '17',
        consents: ['PERSONAL_DATA'],
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  const order = orderCreate.orders[0]?.id ?? '';
  const { paymentStart } = await fetchData<{ paymentStart: { payment: { id: string } } }>(
    her,
    'mutation ($input: PaymentStartInput!) { paymentStart(input: $input) { payment { id } } }',
    { input: { orderId: order, returnUrl: '/', idempotencyKey: crypto.randomUUID() } },
  );
  const paid = await paidOrder(shop, her);
  const repair = await repairOf(her);
  const file = await fileOf(her);
  const second = await fetchData<{ basketAddItem: { basket: { items: { id: string }[] } } }>(her, put);
  const { addressAdd } = await fetchData<{ addressAdd: { addresses: { id: string }[] } }>(
    her,
    'mutation { addressAdd(input: { address: { cityName: "Донецк", street: "Лазоревая", houseNumber: "7" } }) { addresses { id } } }',
  );
  await fetchData(her, `mutation { productListAdd(input: { kind: FAVORITES, productIds: ["${product}"] }) { list { productIds } } }`);
  const { commentCreate } = await fetchData<{ commentCreate: { comment: { id: string } } }>(
    her,
    'mutation ($input: CommentCreateInput!) { commentCreate(input: $input) { comment { id } } }',
    { input: { type: 'REVIEW', ownerId: product, rate: 5, text: 'Лазоревая коробка, всё хорошо.', consents: ['PERSONAL_DATA'] } },
  );
  return {
    order,
    payment: paymentStart.payment.id,
    address: addressAdd.addresses[0]?.id ?? '',
    line: second.basketAddItem.basket.items[0]?.id ?? '',
    comment: commentCreate.comment.id,
    product,
    paid,
    repair,
    file,
  };
}

/** A telephone that is fetched from a store, paid at the sandbox acquirer. */
async function paidOrder({ origin }: Shop, her: Visitor): Promise<string> {
  const { listing } = await fetchData<{ listing: { nodes: { id: string }[] } }>(
    her,
    '{ listing(of: { category: 224 }, filters: [{ code: "available", chosen: { values: ["1"] } }]) { nodes { id } } }',
  );
  const { basketAddItem } = await fetchData<{ basketAddItem: { basket: { revision: number } } }>(
    her,
    `mutation { basketAddItem(input: { productId: "${listing.nodes[0]?.id}" }) { basket { revision } } }`,
  );
  const { checkoutOrders } = await fetchData<{ checkoutOrders: { key: string; pickup: { typeId: string; storeId: string }[] }[] }>(
    her,
    '{ checkoutOrders { key pickup { typeId storeId } } }',
  );
  const [
    {
      key: orderKey,
      pickup: [place],
    } = { key: '', pickup: [] },
  ] = checkoutOrders;
  const input = {
    revision: basketAddItem.basket.revision,
    contact: { firstName: 'Клементина', phone, email: 'klementina@vitrina.example' },
    deliveries: [{ orderKey, ...place }],
    paymentTypeId: '17',
    consents: ['PERSONAL_DATA'],
    idempotencyKey: crypto.randomUUID(),
  };
  const { orderCreate } = await fetchData<{ orderCreate: { orders: { id: string }[] } }>(
    her,
    'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orders { id } } }',
    { input },
  );
  const id = orderCreate.orders[0]?.id ?? '';
  const { paymentStart } = await fetchData<{ paymentStart: { url: string } }>(
    her,
    'mutation ($input: PaymentStartInput!) { paymentStart(input: $input) { url } }',
    { input: { orderId: id, returnUrl: '/', idempotencyKey: crypto.randomUUID() } },
  );
  await fetch(new URL(paymentStart.url, origin), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
    headers: { origin },
  });
  return id;
}

/** Her own telephone is broken, and she brings it to a store. */
async function repairOf(her: Visitor): Promise<string> {
  const { repairDeviceTypes, stores } = await fetchData<{ repairDeviceTypes: { id: string }[]; stores: { id: string }[] }>(
    her,
    '{ repairDeviceTypes { id } stores(kinds: [STORE]) { id } }',
  );
  const input = {
    kind: 'PAID',
    name: 'Клементина',
    phone,
    deviceTypeId: repairDeviceTypes[0]?.id,
    description: 'Лазоревая полоса на экране',
    handover: 'STORE',
    storeId: stores[0]?.id,
    consents: ['PERSONAL_DATA'],
    idempotencyKey: crypto.randomUUID(),
  };
  const { repairRequestCreate } = await fetchData<{ repairRequestCreate: { id: string } }>(
    her,
    'mutation ($input: RepairRequestCreateInput!) { repairRequestCreate(input: $input) { id } }',
    { input },
  );
  return repairRequestCreate.id;
}

/** Her receipt, on its way to a repair under warranty. */
async function fileOf(her: Visitor): Promise<string> {
  const form = new FormData();
  form.set('purpose', 'repair');
  form.set('file', new File([receipt], 'чек.png', { type: 'image/png' }));
  return JSON.parse((await her.send('/repair/files', form)).html).id;
}

/** All that is hers, as she sees it. */
export const ownData = (her: Visitor, { order, payment, product }: Belongings) =>
  fetchData(
    her,
    `{ me { id firstName phone email newEmail subscribeProductIds subscribeTypes } addresses { id street houseNumber }
       basket { revision items { id quantity } } favorites { productIds } comparison { productIds }
       orders { nodes { id statusName contactName isAwaitingPayment } } order(id: "${order}") { comment refunds { id } } payment(id: "${payment}") { status }
       comments(type: REVIEW, ownerId: "${product}") { nodes { id text isMine likes: likesCount dislikes: dislikesCount } } }`,
  );

/** An answer without any error. */
async function fetchData<Data>(visitor: Visitor, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await visitor.execute<Data>(query, variables);
  if (errors !== undefined || data === null) throw new Error(JSON.stringify(errors));
  return data;
}

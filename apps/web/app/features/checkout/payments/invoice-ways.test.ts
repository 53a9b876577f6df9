import { expect, test } from 'vitest';
import { emptyDraft } from '../../../entities/order-draft/draft.ts';
import { visit } from '../../../testing/visit.ts';
import type { CheckoutOrder } from '../delivery-choice.ts';
import { invoiceWays } from './invoice-ways.server.ts';

const option = (over: object) => ({ datetime: '2026-11-24T10:00:00+03:00', interval: null, storeId: null, ...over });
const place = (storeId: string, paymentTypeIds: string[] | null) =>
  option({ typeId: '1', storeId, paymentTypeIds, store: { name: `Витрина ${storeId}`, address: 'ул. Артёма, 1' } });
const courier = (paymentTypeIds: string[] | null) => option({ typeId: '2', interval: '10:00 - 14:00', paymentTypeIds });

const orderOf = (over: object) =>
  ({ key: 'buy', isDigital: false, pickup: [], courier: [], expressOptions: [], ...over }) as unknown as CheckoutOrder;
const codes = orderOf({ key: 'digital', isDigital: true });

const company = { inn: '9301000177', name: 'ООО «Степной маяк»' };
const contacts = { rev: 1, firstName: 'Анна', lastName: '', phone: '79491234567', email: '' };

interface Asked {
  orders: CheckoutOrder[];
  /** Kinds that are offered with the chosen ways. */
  kinds?: string[];
  isCompany?: boolean;
  /** Whether other ways get an invoice offered after all. */
  isOffered?: boolean;
  /** A kind of places with which none is. */
  refusedType?: string;
}

async function ask({ orders, kinds = ['CARD'], isCompany = true, isOffered = true, refusedType }: Asked) {
  const asked: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      asked.push(variables?.deliveries);
      if (JSON.stringify(variables).includes(`"typeId":"${refusedType}"`)) return { data: { paymentMethods: [{ kind: 'CARD' }] } };
      return { data: { paymentMethods: isOffered ? [{ kind: 'CARD' }, { kind: 'BANK_TRANSFER' }] : [{ kind: 'CARD' }] } };
    },
  });
  const step = {
    orders,
    orderDeliveries: [],
    methods: kinds.map((kind) => ({ kind })),
    draft: { ...emptyDraft, contacts: { ...contacts, ...(isCompany && { company }) } },
  };
  const ways = await invoiceWays(context, new Request('http://shop.example'), step as unknown as Parameters<typeof invoiceWays>[2]);
  return { ways, asked };
}

test('a company is told which ways to get its order allow an invoice, the first place by its name', async () => {
  const pickup = [place('5', ['17']), place('6', ['17', '5']), place('7', null), place('8', ['5'])];
  const { ways, asked } = await ask({ orders: [orderOf({ pickup, courier: [courier(['5'])] }), codes] });
  expect(ways).toBe('самовывоз (Витрина 6, ул.\u00a0Артёма, 1, и\u00a0ещё 2\u00a0адреса) или курьер');
  expect(asked).toEqual([
    [{ orderKey: 'buy', typeId: '1', storeId: '6' }],
    [expect.objectContaining({ orderKey: 'buy', typeId: '2', address: null, interval: '10:00 - 14:00' })],
  ]);
});

test('each kind of places is asked by itself: one may allow what the first does not', async () => {
  const locker = { ...place('4', null), typeId: '8' };
  const { ways } = await ask({ orders: [orderOf({ pickup: [locker, place('5', null), place('6', null)] })], refusedType: '8' });
  expect(ways).toBe('самовывоз (Витрина 5, ул.\u00a0Артёма, 1, и\u00a0ещё 1\u00a0адрес)');
});

test('a way counts where it is there for every order', async () => {
  const orders = [
    orderOf({ pickup: [place('6', ['5'])], courier: [courier(['5'])] }),
    orderOf({ key: 'preorder', courier: [courier(['5'])] }),
  ];
  expect((await ask({ orders })).ways).toBe('курьер');
});

test.each([
  ['no way allows one', { orders: [orderOf({ pickup: [place('5', ['17'])] })] }],
  ['something else than the way rules it out', { orders: [orderOf({ courier: [courier(['5'])] })], isOffered: false }],
  ['nothing is delivered', { orders: [codes] }],
])('where %s there is none to tell of', async (_, asked) => {
  expect((await ask(asked)).ways).toBe('');
});

test.each([
  ['whoever is offered one', { kinds: ['BANK_TRANSFER'] }],
  ['whoever buys for himself', { isCompany: false }],
])('%s is told nothing, and nothing is asked', async (_, over) => {
  expect(await ask({ orders: [orderOf({ courier: [courier(['5'])] })], ...over })).toEqual({ ways: null, asked: [] });
});

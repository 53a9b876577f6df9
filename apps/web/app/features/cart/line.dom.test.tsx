import { render, screen, waitFor } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import type { Item } from './item.ts';
import { Line } from './line.tsx';
import { LineSum } from './line-facts.tsx';

const item = (quantity: number): Item =>
  ({
    __typename: 'BasketItem',
    id: '71',
    productId: 'SKU-12.a',
    supplierId: null,
    quantity,
    maxQuantity: 5,
    price: { amount: 1990_00 },
    priceOld: null,
    finalPrice: { amount: 1990_00 },
    sum: { amount: 1990_00 * quantity },
    isAvailable: true,
    isWarranty: false,
    warrantyPrice: null,
    presentOf: null,
    discounts: [],
    product: null,
  }) as unknown as Item;

/** What arrived at the server, and the answers that it still holds back. */
let sentForms: Record<string, string>[] = [];
let pendingResponses: (() => void)[] = [];
let quantity = 1;
let failure: object | null = null;

beforeEach(() => {
  sentForms = [];
  pendingResponses = [];
  quantity = 1;
  failure = null;
});

async function action({ request }: { request: Request }) {
  const form = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]));
  sentForms.push(form);
  await new Promise<void>((resolve) => pendingResponses.push(resolve));
  if (failure === null) quantity = Number(form.quantity) + (form.intent === 'increase' ? 1 : form.intent === 'decrease' ? -1 : 0);
  return { failure };
}

function Basket() {
  const shown = useLoaderData<number>();
  return (
    <ul>
      <Line item={item(shown)} depth={0} hasWarranty={false} changes={[]} failure={null} />
    </ul>
  );
}

async function show() {
  const { user } = showScreen(Basket, [{ path: '/cart', action }], { loader: () => quantity });
  const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Количество' });
  return { user, field, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}
const answer = () => pendingResponses.shift()?.();

test('a press shows its quantity at once, and the next one waits for its answer and builds on it', async () => {
  const { field, press } = await show();
  await press('Увеличить');
  await waitFor(() => expect(field.value).toBe('2'));
  await press('Увеличить');
  await waitFor(() => expect(field.value).toBe('3'));
  await waitFor(() => expect(sentForms).toHaveLength(1));
  answer();
  await waitFor(() => expect(sentForms).toHaveLength(2));
  answer();
  await waitFor(() => expect(quantity).toBe(3));
  expect(field.value).toBe('3');
});

test.each([
  ['at once', 0],
  ['by way of its buttons', 2],
])('what is typed is sent when the line is left %s', async (_, tabs) => {
  const { user, field } = await show();
  await user.clear(field);
  await user.type(field, '4');
  for (let tab = 0; tab < tabs; tab++) await user.tab();
  expect(sentForms).toEqual([]);
  await user.click(document.body);
  await waitFor(() => expect(sentForms.at(-1)).toMatchObject({ intent: 'set', quantity: '4' }));
});

test('what is no quantity is not sent, and the old one stands again', async () => {
  const { user, field } = await show();
  await user.clear(field);
  await user.click(document.body);
  await waitFor(() => expect(field.value).toBe('1'));
  expect(sentForms).toEqual([]);
});

test('as many as there are stand in the field when more were typed, with the word that they do', async () => {
  const { user, field } = await show();
  failure = { kind: 'lowered', of: { itemId: '71' } };
  await user.clear(field);
  await user.type(field, '999');
  await user.click(document.body);
  await waitFor(() => expect(pendingResponses).toHaveLength(1));
  quantity = 5;
  answer();
  expect((await screen.findByRole('alert')).textContent).toBe('Можно взять не больше 5\u00a0шт. — столько и положили.');
  expect(field.value).toBe('5');
});

test('a line that is removed goes at once, and comes back with the reason when that failed', async () => {
  const { press } = await show();
  failure = { kind: 'failed', of: { itemId: '71' } };
  await press('Удалить');
  await waitFor(() => expect(screen.queryByRole('spinbutton')).toBeNull());
  answer();
  expect((await screen.findByRole('alert')).textContent).toContain('Не получилось изменить корзину');
  expect(screen.getByRole('spinbutton', { name: 'Количество' })).toBeDefined();
});

test('at the most that there is nothing more can be asked for', async () => {
  quantity = 5;
  await show();
  expect(screen.queryByRole('button', { name: 'Увеличить' })).toBeNull();
  expect(screen.getByText('Больше нет')).toBeDefined();
});

test('what is struck out of a present is what the sums count as its discount, of anything else its old price', () => {
  const costs = { price: { amount: 1290_00 }, priceOld: { amount: 1490_00 } };
  const struckOf = (over: Partial<Item>): string | null => {
    const { container, unmount } = render(<LineSum item={{ ...item(1), ...costs, ...over }} isSending={false} />);
    const text = container.querySelector('s')?.textContent ?? null;
    unmount();
    return text;
  };
  expect(struckOf({ presentOf: '5', finalPrice: { amount: 0 }, sum: { amount: 0 } })).toBe('1\u00a0290\u00a0₽');
  expect(struckOf({ finalPrice: costs.price, sum: costs.price })).toBe('1\u00a0490\u00a0₽');
});

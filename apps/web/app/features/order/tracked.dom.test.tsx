import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { TrackedOrder } from './tracked.tsx';

const order = {
  id: '7',
  status: 'ACCEPTED' as const,
  statusName: 'Собирается',
  isActive: true,
  steps: [],
  deliveryDate: null,
  deliveryTimeFrom: null,
  deliveryTimeTo: null,
  deliveryTypeName: 'Самовывоз',
  isPaid: null,
  totalSum: { amount: 100_00 },
  insertedAt: null,
};

function Sample() {
  const [found, setFound] = useState<typeof order | null>(null);
  return (
    <>
      {found === null ? null : <TrackedOrder order={found} today="2026-11-24" opening={null} />}
      <button type="button" onClick={() => setFound({ ...order })}>
        Узнать статус
      </button>
    </>
  );
}

test('the result is what one sees next, each time it is asked for', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { user } = showScreen(Sample);
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Заказ № 7: Собирается' }));
    expect(scroll.mock.contexts).toHaveLength(times);
    expect(scroll.mock.contexts.at(-1)).toBe(document.activeElement);
  }
  scroll.mockRestore();
});

test('where the browser does not have its key a code goes to the phone that was typed, which nobody types again', () => {
  showScreen(() => <TrackedOrder order={order} today="2026-11-24" opening={{ phone: '79491234567', captcha: null }} />);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Открыть заказ целиком' }).form ?? expect.fail('no form');
  expect([new URL(form.action).pathname, Object.fromEntries(new FormData(form))]).toMatchObject([
    '/order-info/7',
    { intent: 'send-code', phone: '79491234567' },
  ]);
});

test.each([
  [{ isPaid: true }, '100 ₽, оплачено'],
  [{ isPaid: false, status: 'AWAITING_PAYMENT' as const }, '100 ₽, не оплачено'],
  [{ isPaid: false }, '100 ₽'],
  [{ isPaid: null }, '100 ₽'],
])('what an order that is %j comes to', (facts, text) => {
  showScreen(() => <TrackedOrder order={{ ...order, ...facts }} today="2026-11-24" opening={null} />);
  expect(screen.getByText('Сумма').nextElementSibling?.textContent).toBe(text);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { OrderActions } from './actions.tsx';
import type { LoadedOrder } from './load.server.ts';
import Recipient from './recipient.tsx';

const order = {
  ...{ items: [], isEditable: true, isCancelable: false, deliveryTimes: [], contactName: 'Ольга Смирнова', email: null, comment: null },
  ...{ cmsAddressee: null, deliveryDate: null, steps: [], isActive: true },
};
const show = (over: object) =>
  showScreen(() => (
    <OrderActions
      loadedOrder={{ order: { ...order, ...over }, phone: '+7 949 123-45-67', cancelledMoney: '' } as unknown as LoadedOrder}
      aftercare={{}}
      unsent={undefined}
    />
  ));

test.each([null, 'Пётр Иванов, +7 949 765-43-21'])('whoever receives it (%s), the form is of whoever has ordered', (cmsAddressee) => {
  show({ cmsAddressee });
  expect(screen.getByText('Изменить ваши контакты')).toBeDefined();
  expect(screen.getByLabelText('Ваше имя')).toBeDefined();
  expect(screen.queryByText('Изменить получателя')).toBeNull();
});

test('another recipient than the one so far is named in a form of its own', () => {
  showScreen(() => <Recipient cmsAddressee="Пётр Иванов, +7 949 765-43-21" values={{}} errors={null} />);
  expect(screen.getByText('Изменить, кто получит заказ')).toBeDefined();
  expect(screen.getByText('Сейчас получит Пётр Иванов, +7 949 765-43-21.')).toBeDefined();
  expect(screen.getByLabelText('Телефон получателя')).toBeDefined();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../ui/testing.tsx';
import type { CheckoutOrder } from '../delivery-choice.ts';
import { placeField, wayField } from '../delivery-fields.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { DeliveryMethods } from './delivery-methods.tsx';

const placeOn = (id: string, name: string, day: string, hours: string) => ({
  ...{
    typeId: '1',
    storeId: id,
    kind: 'STORE',
    cost: { amount: 0 },
    costPrepayment: { amount: 0 },
    minutes: null,
    interval: null,
    timeText: hours,
  },
  ...{ day, datetime: `${day}T14:00:00+03:00` },
  store: { id, name, address: name, kind: 'STORE', stations: [], workTimeLine: 'ежедневно 9–21', latitude: null, longitude: null },
});
const order = {
  ...{ key: 'buy', isDigital: false, isOnlyInStores: false, courier: [], expressOptions: [] },
  pickup: [placeOn('1', 'ул. Артёма, 74', '2026-12-01', 'с 14:00'), placeOn('2', 'пр. Мира, 5', '2026-12-03', 'с 12:00')],
} as unknown as CheckoutOrder;

/** What the card of picking up says while this place is ticked. */
function textOfPickup(ticked: string): string {
  const values = { [wayField('buy')]: 'PICKUP', [placeField('buy')]: `1:${ticked}` };
  showScreen(() => <DeliveryMethods order={order} name={null} goods={[]} twoTrips={null} values={values} errors={null} />);
  expect(screen.getAllByRole('radio', { name: /^Самовывоз/ })).toHaveLength(1);
  return screen.getByText(/^Самое раннее/).textContent.replaceAll('\u00a0', ' ');
}

test('where a later place is ticked it is said which one is the earliest', () => {
  expect(textOfPickup('2')).toMatch(/: ул\. Артёма, 74$/);
});

test('where the earliest is ticked its name stands below', () => {
  expect(textOfPickup('1')).not.toContain('Артёма');
});

test('all ways stand above what belongs to any of them', () => {
  const slot = { typeId: '2', cost: { amount: 990_00 }, costPrepayment: { amount: 0 }, minutes: null, storeId: null, kind: 'COURIER' };
  const courier = [{ ...slot, interval: '10:00 - 14:00', timeText: '', day: '2026-12-02', datetime: '2026-12-02T10:00:00+03:00' }];
  const both = { ...order, courier } as unknown as CheckoutOrder;
  showScreen(() => <DeliveryMethods order={both} name={null} goods={[]} twoTrips={null} values={{}} errors={null} />);
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(names.slice(0, 2)).toEqual(['Самовывоз', 'Курьер']);
  expect(screen.getByRole('radio', { name: 'Самовывоз' })).toHaveProperty('checked', false);
});

test('where some places cost nothing, nothing costs «от 0 ₽»', () => {
  const places = order.pickup.map((place, at) => ({ ...place, cost: { amount: at * 99_00 } }));
  const costs = { ...order, pickup: places } as unknown as CheckoutOrder;
  showScreen(() => <DeliveryMethods order={costs} name={null} goods={[]} twoTrips={null} values={{}} errors={null} />);
  expect(screen.getByText(/^бесплатно или от 99.₽$/)).toBeDefined();
});

test('a comment is folded until there is one, or a fault in it', () => {
  const view = { orders: [], sent: 0, isSentLater: false, isInParts: false, cityName: 'Донецк', isSimOffered: false, giftLines: [] };
  const isOpen = (comment: string, error?: string) => {
    document.body.replaceChildren();
    const errors = error === undefined ? null : { comment: error };
    showScreen(() => <DeliveryFields view={view} values={{ comment }} errors={errors} />);
    return screen.getByRole('textbox', { name: 'Комментарий к заказу', hidden: true }).closest('details')?.open;
  };
  expect([isOpen(''), isOpen('Домофон 12'), isOpen('', 'Слишком длинный.')]).toEqual([false, true, true]);
});

test('places say what they cost where it differs, and their address before the time', () => {
  const textOf = (cost: number) => {
    document.body.replaceChildren();
    const [first, second] = order.pickup;
    const pickup = [first, { ...second, cost: { amount: cost } }];
    showScreen(() => (
      <DeliveryMethods order={{ ...order, pickup } as CheckoutOrder} name={null} goods={[]} twoTrips={null} values={{}} errors={null} />
    ));
    return document.querySelectorAll('.place-card')[1]?.textContent?.replaceAll(/\s/g, ' ');
  };
  expect(textOf(0)).not.toContain('бесплатно');
  expect(textOf(9900)).toMatch(/Мира, 5 ?99 ₽.*Мира, 5.*12:00.*ежедневно/);
});

import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { operations } from '../testing/operations.ts';
import { refusal } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';

test('another recipient goes to the provider as the shopper has named him', async () => {
  const { source, variables, headers } = operations.changeOrder!;
  const change = (addressee: object) =>
    execute(source, shop(), { variables: { input: { ...(variables?.input as object), addressee } }, ...(headers && { headers }) });
  const { recordedCalls } = await change({ name: ' Ольга Ким ', phone: '+79497654322' });
  const sent = recordedCalls.find(({ call }) => call === 'orders.update')?.input;
  expect(sent).toMatchObject({ body: { addressee: { name: 'Ольга Ким', phone: '79497654322' } } });
  const { answer } = await change({ name: '7', phone: '+74951234567' });
  expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(['input.addressee.name', 'input.addressee.phone']);
});

test('the buyer is called by a name, as when the order was made', async () => {
  const { source, variables, headers } = operations.changeOrder!;
  const input = { ...(variables?.input as object), contactName: 'Приз: evil.ru/x' };
  const { answer, recordedCalls } = await execute(source, shop(), { variables: { input }, ...(headers && { headers }) });
  expect(answer.errors?.[0]?.extensions.fields).toEqual({ 'input.contactName': ['Это поле должно содержать только буквы'] });
  expect(recordedCalls.filter(({ call }) => call === 'orders.update')).toEqual([]);
});

describe('the time of an order', () => {
  const { source, variables, headers } = operations.changeOrder!;
  const change = async (over: object, update?: () => Promise<never>) => {
    const input = { ...(variables?.input as object), ...over };
    const answers = update === undefined ? shop() : shop({ orders: { update } });
    const { answer, recordedCalls } = await execute(source, answers, { variables: { input }, ...(headers && { headers }) });
    const [sentChange] = recordedCalls.filter(({ call }) => call === 'orders.update');
    return { fields: answer.errors?.[0]?.extensions.fields, body: (sentChange?.input as { body?: object } | undefined)?.body };
  };
  const time = { deliveryDate: '2026-11-24', deliveryTimeFrom: '09:00', deliveryTimeTo: '13:00' };

  test('goes to the provider when one is named, and not at all when none is', async () => {
    const sentChange = { delivery_date: '2026-11-24', delivery_time_from: '09:00', delivery_time_to: '13:00' };
    expect((await change(time)).body).toMatchObject({ contact_name: 'Анна', ...sentChange });
    expect(Object.keys((await change({})).body ?? {}).toSorted()).toEqual(['comment', 'contact_name', 'email', 'mobile_phone']);
  });

  test.each([
    ['in part', { deliveryTimeTo: null }],
    ['as no time', { deliveryTimeFrom: 'утром' }],
  ])('is refused when it is named %s', async (_, over) => {
    const { fields, body } = await change({ ...time, ...over });
    expect(fields).toEqual({ 'input.deliveryDate': ['Введенная дата некорректна. Попробуйте еще раз'] });
    expect(body).toBeUndefined();
  });

  test('that cannot be had any more is said beside its day', async () => {
    const refuseDate = () => Promise.reject(refusal(422, 'validation_failed', '', { delivery_date: ['Выберите другое'] }, 'orders.update'));
    expect((await change(time, refuseDate)).fields).toEqual({ 'input.deliveryDate': ['Выберите другое'] });
  });
});

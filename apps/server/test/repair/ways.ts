import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { expect } from 'vitest';
import { imei, type Kind, papersOf, type Way } from './repair-wizard.ts';

const paths = ['/repair', '/repair/service'] as const;
const handovers = { PAID: ['STORE', 'COURIER'], WARRANTY: ['STORE', 'COURIER', 'OPERATOR'], INSURANCE: ['STORE', 'COURIER'] } as const;
const kinds = ['PAID', 'WARRANTY', 'INSURANCE'] as const;

const manners = kinds.flatMap((kind) => handovers[kind].map((handover) => ({ kind, handover })));

/** Every kind by each of its ways of handing in, by turns in one wizard and the other, in the long run in both (spec 2 §2). */
export const ways: readonly Way[] = paths.flatMap((path, wizard) =>
  manners.filter((_, at) => isLongRun || at % 2 === wizard).map((manner) => ({ path, ...manner })),
);

/** The steps that a way asks for: the trade wizard asks how the device is handed in before it asks who does, the other one after it. */
export function stepsOf({ path, kind, handover }: Way): string[] {
  const place = { STORE: 'Куда принести', COURIER: 'Куда приехать курьеру', OPERATOR: 'Куда приехать мастеру' }[handover];
  // What is under warranty there is a washing machine.
  const method = [kind === 'WARRANTY' ? 'Где ремонтировать' : 'Как передать устройство', place];
  return [
    'Устройство и вид ремонта',
    // First, since what was stolen looks like nothing.
    ...(kind === 'INSURANCE' ? ['Страховой случай'] : []),
    'Внешний вид',
    ...(kind === 'PAID' ? [] : ['Документы']),
    'Что случилось',
    ...(path === '/repair' ? [...method, 'Ваши данные'] : ['Ваши данные', ...method]),
    'Проверьте и отправьте',
  ];
}

/** The call that a kind is sent by. */
export const callOf: Readonly<Record<Kind, string>> = {
  PAID: 'paid-repair',
  WARRANTY: 'warranty-repair',
  INSURANCE: 'insurance-case',
};

const some = expect.any(Number);
const noPapers = {
  cheque_photo_id: null,
  guarantee_card_photo_id: null,
  passport_photo_id: null,
  application_for_insurance_payment_photo_id: null,
  conclusion_photo_id: null,
  insurance_policy_photo_id: null,
  device_photo_id: null,
};

/** What a way says to the provider, field by field (spec 2 §3). */
export const payloadOf = ({ kind, handover }: Way, phone: number) => ({
  user: { name: 'Анна', phone, email: null, phone_request_id: expect.any(String), city_id: some },
  problem: {
    id: some,
    model_id: some,
    device_type_id: some,
    brand_id: some,
    ready_sell_for_parts: false,
    // Under warranty a washing machine is repaired, which has none.
    important_save_data: kind !== 'WARRANTY',
    consider_alternatives: true,
    description: 'После падения',
    view: 'D',
    ...(kind === 'INSURANCE' && { imei, insurance: 'liquid' }),
  },
  ...(handover === 'STORE' && { store_id: some }),
  ...(handover !== 'STORE' && {
    [handover === 'COURIER' ? 'address' : 'visit']: {
      street: 'улица Артёма',
      house: '74',
      building: '',
      entrance: '2',
      floor: '3',
      flat: '15',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      time_from: expect.stringMatching(/^(?:09|13|17):00$/),
      time_to: expect.stringMatching(/^(?:13|17|21):00$/),
      notes: 'Домофон 15',
    },
  }),
  ...(kind === 'WARRANTY' && { delivery_type: handover.toLowerCase() }),
  ...(kind !== 'PAID' && {
    docs: {
      ...noPapers,
      ...(kind === 'WARRANTY'
        ? { cheque_photo_id: some, guarantee_card_photo_id: some }
        : { insurance_policy_photo_id: some, application_for_insurance_payment_photo_id: some }),
      additional: kind === 'WARRANTY' ? [] : [some, some],
      has_device_and_charger: true,
      has_kit_accessories: false,
      purchase_date: '2026-01-15',
    },
  }),
  consents: ['personal-data'],
  return_url: expect.stringMatching(/^http:.*\/repair$/),
});

const handoverTexts = { STORE: 'Сдать в салон', COURIER: 'улица Артёма, д. 74', OPERATOR: 'Мастер приедет домой' } as const;

/** What the request's own screen says when it has been sent. */
export function requestTexts({ kind, handover }: Way): string[] {
  const files = Array.from({ length: papersOf(kind) }, (_, at) => `Файл ${at + 1}`);
  const words = { PAID: 'Платный', WARRANTY: 'Гарантийный', INSURANCE: 'Страховой' };
  return ['Принята', words[kind], handoverTexts[handover], ...files];
}

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../ui/testing.tsx';
import type { Method } from '../payment-methods.ts';
import { MethodChoice } from './choice.tsx';
import { unsupportedKinds } from './unsupported-kinds.ts';

const method = (typeId: string, kind: Method['kind']): Method => ({
  typeId,
  name: kind,
  kind,
  description: null,
  tab: 'ONLINE',
  isPrepaid: true,
  periods: [],
  terms: [],
  limit: null,
  isLimitExceeded: null,
});
const card = method('17', 'CARD');
const apple = method('32', 'APPLE_PAY');
const google = method('33', 'GOOGLE_PAY');

const offered = async (methods: Method[], selectedTypeId: string | null = null) => {
  showScreen(() => <MethodChoice methods={methods} selectedTypeId={selectedTypeId} />);
  const radios = await screen.findAllByRole('radio');
  return radios.map((radio) => radio.getAttribute('aria-label')).slice(1);
};

test('a browser is offered nothing that it cannot do', async () => {
  expect(await offered([card, apple, google])).toEqual(['CARD']);
});

test('what was chosen stays', async () => {
  expect(await offered([card, apple, google], '32')).toEqual(['CARD', 'APPLE_PAY']);
});

test('what is the only way stays', async () => {
  expect(await offered([apple, google])).toEqual(['APPLE_PAY', 'GOOGLE_PAY']);
});

test('a browser is known by what it has', () => {
  expect([unsupportedKinds({}), unsupportedKinds({ ApplePaySession: {} }), unsupportedKinds({ PaymentRequest: {} })]).toEqual([
    ['APPLE_PAY', 'GOOGLE_PAY'],
    ['GOOGLE_PAY'],
    ['APPLE_PAY'],
  ]);
});

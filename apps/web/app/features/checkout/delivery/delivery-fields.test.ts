import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeliveryFields } from './delivery-fields.tsx';

test('where codes are sent by e-mail it is said who is sent the gift cards', () => {
  const view = { isSimOffered: false, cityName: 'Донецк', orders: [], isInParts: false, sent: 1, isSentLater: false };
  const textFor = (giftLines: string[]) =>
    renderToStaticMarkup(createElement(DeliveryFields, { view: { ...view, giftLines }, values: {}, errors: null })).replaceAll(
      '\u00a0',
      ' ',
    );
  expect(textFor(['Сертификат получит Маша, masha@example.ru'])).toContain(
    'доставка им не нужна. Сертификат получит Маша, masha@example.ru.',
  );
  expect(textFor([])).not.toContain('получит');
});

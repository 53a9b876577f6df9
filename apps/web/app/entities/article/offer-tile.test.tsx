import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { OfferTile } from './offer-tile.tsx';

const discount = { code: 'discount', name: 'Скидка' };

function renderTile(mechanics: { code: string; name: string }[]): string {
  const offer = { name: 'Чистый дом', url: '/special-offers/1', announce: null, image: null, endsOn: null, mechanics };
  const Stub = createRoutesStub([{ path: '/', Component: () => <OfferTile offer={offer} /> }]);
  return renderToStaticMarkup(<Stub />);
}

test('an offer says in which way it is more than a discount', () => {
  const tile = renderTile([discount, { code: 'instalment', name: 'Рассрочка' }]);
  expect(tile).toContain('Рассрочка');
  expect(tile).not.toContain('Скидка');
  expect(renderTile([discount])).not.toContain('Вид акции');
});

import { expect, test } from 'vitest';
import { streetQuestion } from './street.ts';

const unknown = { street: null, isKnown: false };

test('an unknown street is asked about once', () => {
  expect(streetQuestion('абракадабра 999999', '', unknown)).toBe(
    'Не нашли «абракадабра 999999» в списке улиц. Если всё верно, нажмите кнопку ещё раз.',
  );
  expect(streetQuestion('абракадабра 999999', 'абракадабра 999999', unknown)).toBeNull();
  expect(streetQuestion('другая', 'абракадабра 999999', unknown)).not.toBeNull();
});

test('the street that may be meant is named', () => {
  expect(streetQuestion('Артима', '', { street: 'улица Артёма', isKnown: false })).toBe(
    'Не нашли «Артима» в списке улиц. Может быть, улица Артёма? Если всё верно, нажмите кнопку ещё раз.',
  );
});

test.each([null, { street: 'улица Артёма', isKnown: true }, { street: null, isKnown: null }])('%j asks nothing', (read) => {
  expect(streetQuestion('Артёма', '', read)).toBeNull();
});

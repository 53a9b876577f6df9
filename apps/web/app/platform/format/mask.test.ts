import { isForeignPhone, phoneDigits, readTypedPhone } from '@vitrina/services/contract/fields/person.ts';
import { describe, expect, test } from 'vitest';
import { formatPhoneInput, mask, maskInput, masks } from './mask.ts';

const written = [
  '+7 (949) 123-45-67',
  '8 949 123 45 67',
  '8(949)1234567',
  '79491234567',
  '9491234567',
  ' +7-949-123-45-67 ',
  'тел. 949 123 45 67',
  '+7 8 949 123-45-67',
];

describe('phones', () => {
  test.each(written)('«%s» is understood', (text) => {
    expect(phoneDigits(text)).toBe('9491234567');
    expect(readTypedPhone(text)).toEqual({ phone: '79491234567', fault: null });
    expect(mask(masks.phone, text)).toBe('+7 (949) 123-45-67');
    expect(mask(masks.phoneSpaced, text)).toBe('+7 949 123 45 67');
    expect(mask(masks.phoneDomestic, text)).toBe('8 949 123 45 67');
  });

  test.each(['', '+7', '949 123 45 6', '+7 949 123-45-6', '8 949 123 45 6', '+7 (894) 912-34-56'])('«%s» is too short', (text) => {
    expect(mask(masks.phone, text)).toBeNull();
    expect(readTypedPhone(text).fault).not.toBeNull();
  });
});

test('letters are no missing number', () => {
  expect(readTypedPhone('позвоните').fault).toBe('Введите номер полностью: 10 цифр после +7.');
  expect(readTypedPhone('+7').fault).toBe('Это поле необходимо заполнить.');
});

describe('a number of another country', () => {
  test.each(['+380501234567', '380501234567', '+1 202 555 01 23', '+86 10 1234 5678', '00380501234567'])(
    '«%s» is kept and read as none',
    (text) => {
      expect(isForeignPhone(text)).toBe(true);
      expect(formatPhoneInput('', text, text.length)).toBe(text);
      expect(readTypedPhone(text).fault).toBe('Мы звоним только на российские номера: +7 и десять цифр.');
      expect([phoneDigits(text), mask(masks.phone, text)]).toEqual(['', null]);
    },
  );

  test.each(['', '+', '+7', '+8', '+8 949 123 45 67', '8 949 123 45 67', '+7 (949) 123-45-671', '9491234567'])(
    '«%s» is none of them',
    (text) => {
      expect(isForeignPhone(text)).toBe(false);
    },
  );
});

describe('other masks', () => {
  test('date, time and code', () => {
    expect(mask(masks.date, '24112026')).toBe('24.11.2026');
    expect(mask(masks.date, '24/11/2026')).toBe('24.11.2026');
    expect(mask(masks.time, '9:5')).toBeNull();
    expect(mask(masks.time, '0905')).toBe('09:05');
    expect(mask(masks.code, 'код 123 456')).toBe('123456');
    expect(mask(masks.code, '12345')).toBeNull();
    expect(mask(masks.code, '1234567')).toBe('123456');
  });
});

describe('while typing', () => {
  test.each([
    ['', ''],
    ['9', '+7 (9'],
    ['949', '+7 (949'],
    ['+7 (949) 1', '+7 (949) 1'],
    ['+7 (94', '+7 (94'],
    ['89491234567', '+7 (949) 123-45-67'],
    ['8', '+7'],
    ['+7 (8', '+7'],
  ])('«%s» shows «%s»', (typed, shown) => {
    expect(maskInput(masks.phone, typed)).toBe(shown);
  });

  test('dates', () => {
    expect(maskInput(masks.date, '241')).toBe('24.1');
    expect(maskInput(masks.date, '24')).toBe('24');
  });
});

describe('a phone, key by key', () => {
  const press = (keys: string, from = '') => [...keys].reduce((shown, key) => formatPhoneInput(shown, shown + key, shown.length + 1), from);
  const deleted = (shown: string, at: number) => formatPhoneInput(shown, shown.slice(0, at - 1) + shown.slice(at), at - 1);

  test.each([...written.filter((text) => /^[\s+\d]/.test(text)), '89491234567', '+79491234567', '8-949-123-45-67'])('«%s»', (keys) => {
    expect(press(keys)).toBe('+7 (949) 123-45-67');
  });

  test('a phone that is no mobile one stays what it is, to be refused', () => {
    expect(phoneDigits(press('8 800 100-20-30'))).not.toMatch(/^9/);
    expect(press('+7 (495) 123-45-67')).toBe('+7 (495) 123-45-67');
  });

  test('one key more than a number has changes nothing', () => {
    expect(press('1', '+7 (949) 123-45-67')).toBe('+7 (949) 123-45-67');
  });

  test('another country’s number stays as it is typed', () => {
    expect(press('+380501234567')).toBe('+380501234567');
  });

  test('what was pasted is taken at once', () => {
    expect(formatPhoneInput('', '8 949 123 45 67', 15)).toBe('+7 (949) 123-45-67');
  });

  test('deleted back to the bracket and typed again, with 8 first', () => {
    let shown = press('9491');
    while (shown.length > 4) shown = deleted(shown, shown.length);
    expect(shown).toBe('+7 (');
    expect(press('89491234567', shown)).toBe('+7 (949) 123-45-67');
  });

  test('a digit in the middle can be deleted and typed anew', () => {
    const without = deleted('+7 (989) 123-45-67', 5);
    expect(without).toBe('+7 (89) 123-45-67');
    expect(mask(masks.phone, without)).toBeNull();
    expect(formatPhoneInput(without, '+7 (989) 123-45-67', 5)).toBe('+7 (989) 123-45-67');
  });
});

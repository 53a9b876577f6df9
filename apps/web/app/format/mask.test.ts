import { describe, expect, test } from 'vitest';
import { mask, masks, maskTyped, phoneDigits, phoneForApi } from './mask.ts';

const written = [
  '+7 (949) 123-45-67',
  '8 949 123 45 67',
  '8(949)1234567',
  '79491234567',
  '9491234567',
  ' +7-949-123-45-67 ',
  'тел. 949 123 45 67',
];

describe('phones', () => {
  test.each(written)('«%s» is understood', (text) => {
    expect(phoneDigits(text)).toBe('9491234567');
    expect(phoneForApi(text)).toBe(79491234567);
    expect(mask(masks.phone, text)).toBe('+7 (949) 123-45-67');
    expect(mask(masks.phoneSpaced, text)).toBe('+7 949 123 45 67');
    expect(mask(masks.phoneDomestic, text)).toBe('8 949 123 45 67');
  });

  test.each(['', '+7', '949 123 45 6', '+7 949 123-45-6'])('«%s» is too short', (text) => {
    expect(mask(masks.phone, text)).toBeNull();
    expect(phoneForApi(text)).toBeNull();
  });
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
  ])('«%s» shows «%s»', (typed, shown) => {
    expect(maskTyped(masks.phone, typed)).toBe(shown);
  });

  test('dates', () => {
    expect(maskTyped(masks.date, '241')).toBe('24.1');
    expect(maskTyped(masks.date, '24')).toBe('24');
  });
});

import { expect, test } from 'vitest';
import { isFeatureActive, redirectCode } from './rules.ts';

test('a feature needs its flag and, where there is one, its value', () => {
  expect(isFeatureActive({ is_active: true, featureValue: null })).toBe(true);
  expect(isFeatureActive({ is_active: true, featureValue: { is_active: true } })).toBe(true);
  expect(isFeatureActive({ is_active: true, featureValue: { is_active: false } })).toBe(false);
  expect(isFeatureActive({ is_active: false, featureValue: { is_active: true } })).toBe(false);
  expect(isFeatureActive({ is_active: false, featureValue: null })).toBe(false);
});

test('a redirect without a status is for good', () => {
  expect(redirectCode({ code: null })).toBe(301);
  expect(redirectCode({ code: 302 })).toBe(302);
  expect(redirectCode({ code: 308 })).toBe(308);
  expect(redirectCode({ code: 200 })).toBe(301);
  expect(redirectCode({ code: 404 })).toBe(301);
});

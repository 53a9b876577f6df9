import { describe, expect, test } from 'vitest';
import { groupFilters, isShown, toggleTypes, typesOf, typesText } from './filters.ts';

describe('a group of types', () => {
  test('is added when not all of it is active, and removed when all of it is', () => {
    expect(toggleTypes([], [9, 12])).toEqual([9, 12]);
    expect(toggleTypes([9], [9, 12])).toEqual([9, 12]);
    expect(toggleTypes([9, 12], [9, 12])).toEqual([]);
    expect(toggleTypes([1, 9, 12], [9, 12])).toEqual([1]);
    expect(toggleTypes([9, 12], [10, 13, 14])).toEqual([9, 10, 12, 13, 14]);
  });

  test('is disabled when no place of its types exists', () => {
    const [stores, points, lockers] = groupFilters([{ typeId: '14' }, { typeId: '9' }], [9, 12]);
    expect(stores).toMatchObject({ name: 'Магазины', isDisabled: true, isActive: false });
    expect(points).toMatchObject({ name: 'Мультицентры', isDisabled: false, isActive: false, next: [9, 10, 12, 13, 14] });
    expect(lockers).toMatchObject({ name: 'Постаматы', isDisabled: false, isActive: true, next: [] });
  });
});

test('without an active type every place is shown, with one only its own', () => {
  expect(isShown('77', [])).toBe(true);
  expect(isShown('9', [9, 12])).toBe(true);
  expect(isShown('1', [9, 12])).toBe(false);
});

test('an address carries the known types only', () => {
  expect(typesOf('12.9.9.77.x.')).toEqual([9, 12]);
  expect(typesOf(null)).toEqual([]);
  expect(typesText([9, 12])).toBe('9.12');
  expect(typesText([])).toBeNull();
});

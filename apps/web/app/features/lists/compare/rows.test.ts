import { describe, expect, test } from 'vitest';
import { canShowDifferences, groupsOf, runningCostRows, visibleGroups } from './rows.ts';

const item = (code: string, value: string, unit: string | null = null) => ({ code, name: code.toUpperCase(), value, unit });
const product = (...groups: [string, ReturnType<typeof item>[]][]) => ({
  specifications: groups.map(([groupName, items]) => ({ groupName, items })),
});

describe('rows', () => {
  test('stand side by side in the order in which products bring them along', () => {
    const groups = groupsOf([
      product(['Экран', [item('size', '6,1', '″')]]),
      product(['Память', [item('ram', '8', 'ГБ')]], ['Экран', [item('hz', '120'), item('size', '6,7', '″')]]),
    ]);
    expect(groups.map(({ name, rows }) => [name, rows.map(({ code }) => code)])).toEqual([
      ['Экран', ['size', 'hz']],
      ['Память', ['ram']],
    ]);
    expect(groups[0]?.rows[0]?.values).toEqual(['6,1″', '6,7″']);
    expect(groups[0]?.rows[1]?.values).toEqual([null, '120']);
  });

  test('stand once where products have them in different groups, unless a product has two of one code', () => {
    const rowsOf = (...products: Parameters<typeof groupsOf>[0]) =>
      groupsOf(products).map(({ name, rows }) => [name, ...rows.map(({ values }) => values.join())]);
    const camera = (group: string, value: string) => product([group, [item('camera', value)]]);
    expect(rowsOf(camera('Связь', '48'), camera('Фото', '50'))).toEqual([['Связь', '48,50']]);
    expect(rowsOf(camera('Связь', '48'), product(['Фото', [item('camera', '50')]], ['Связь', [item('camera', '12')]]))).toEqual([
      ['Связь', '48,12'],
      ['Фото', ',50'],
    ]);
  });

  test.each([
    ['the same', ['IPS', 'IPS'], false],
    ['the same in another case and with other spaces', ['IPS  LCD', ' ips lcd'], false],
    ['another value', ['IPS', 'OLED'], true],
    ['one of three', ['IPS', 'IPS', 'OLED'], true],
  ])('%s', (_, values, differs) => {
    expect(groupsOf(values.map((value) => product(['Экран', [item('type', value)]])))[0]?.rows[0]?.differs).toBe(differs);
  });

  test('what a product does not have is a difference', () => {
    expect(groupsOf([product(['Экран', [item('type', 'IPS')]]), product()])[0]?.rows[0]?.differs).toBe(true);
  });
});

test('what using a product costs is told by the year, for all years, and with its price', () => {
  const runningCost = { perYear: { amount: 1_825_00 }, years: 8, total: { amount: 14_600_00 } };
  const [group] = runningCostRows({ runningCost, offer: { price: { amount: 27_990_00 } } });
  expect(group?.items.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(['1 825 ₽', '14 600 ₽ за 8 лет', '42 590 ₽ за 8 лет']);
  expect(runningCostRows({ runningCost: null, offer: { price: { amount: 1_00 } } })).toEqual([]);
});

describe('differences can be asked for', () => {
  const full = product(['Экран', [item('type', 'IPS')]]);
  test.each([
    ['of two products', [full, full], true],
    ['of three', [full, full, full], true],
    ['not of one', [full], false],
    ['not of none', [], false],
    ['not when one lacks characteristics', [full, full, product()], false],
    ['nor when its groups are empty', [full, product(['Экран', []])], false],
    ['nor of one that is not loaded but for what using it costs', [full, { ...full, isLoaded: false }], false],
  ])('%s', (_, products, can) => {
    expect(canShowDifferences(products)).toBe(can);
  });
});

describe('what is shown', () => {
  const groups = groupsOf([
    product(['Экран', [item('type', 'IPS'), item('size', '6')]], ['Память', [item('ram', '8')]]),
    product(['Экран', [item('type', 'OLED'), item('size', '6')]], ['Память', [item('ram', '8')]]),
  ]);
  const codes = (shown: ReturnType<typeof visibleGroups>) => shown.flatMap(({ rows }) => rows.map(({ code }) => code));

  test('is everything, or what differs, without groups that become empty', () => {
    expect(codes(visibleGroups(groups, { differing: false, hidden: [] }))).toEqual(['type', 'size', 'ram']);
    const differing = visibleGroups(groups, { differing: true, hidden: [] });
    expect([differing.length, codes(differing)]).toEqual([1, ['type']]);
  });

  test('lacks the rows that are put aside', () => {
    expect(codes(visibleGroups(groups, { differing: false, hidden: ['size', 'ram', 'nothing'] }))).toEqual(['type']);
    expect(visibleGroups(groups, { differing: true, hidden: ['type'] })).toEqual([]);
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReceivedDevices } from './received-devices.tsx';

const device = {
  ...{ tId: '12345', brand: 'Apple', model: 'iPhone 13', memory: 128, condition: 'WORKING' as const },
  ...{ price: { amount: 9_000_00 }, itemId: null },
};

const textOf = (productId: string | null, returned: number): string => markupOf([{ ...device, productId }], returned);

function markupOf(devices: Parameters<typeof ReceivedDevices>[0]['devices'], returned: number): string {
  const items = [
    { productId: '42', quantity: 2, returned },
    { productId: '43', quantity: 1, returned: 0 },
  ];
  return renderToStaticMarkup(createElement(ReceivedDevices, { devices, items }));
}

test('a device stays with the shop until all that it was given for has come back', () => {
  expect(textOf('42', 1)).toContain('Сдано в обмен');
  expect(textOf('42', 1)).not.toContain('Передайте');
  expect(textOf('42', 2)).toContain('Возвращаем из обмена');
  expect(textOf(null, 2)).toContain('Сдано в обмен');
});

test('sections have names of their own, also of devices that the provider gives no id', () => {
  const unnamed = { ...device, tId: null };
  const markup = markupOf(
    ['42', null].map((productId) => ({ ...unnamed, productId })),
    2,
  );
  const names = [...markup.matchAll(/aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
  expect([names.length, new Set(names).size]).toEqual([2, 2]);
});

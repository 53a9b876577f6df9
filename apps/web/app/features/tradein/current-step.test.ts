import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CurrentStep } from './current-step.tsx';
import { emptyDevice } from './device.ts';

type Props = Parameters<typeof CurrentStep>[0];

const device = { ...emptyDevice(10_001), calculator: '1', model: '24', memory: 128, condition: 'PERFECT' as const };
const entry = {
  ...{ device, step: 'done', price: 56_000_00, memory: 128, view: 'NUMBERS', lists: { arePricesLost: false } },
  names: { brand: 'Apple', model: 'iPhone 15', memory: '128 ГБ', condition: 'Отличное' },
};

function renderStep(kept: number[], calculators: object[] = []): string {
  const props = { entry, savedIds: kept, calculators, found: null, place: { devices: [device], at: null, product: null, search: '' } };
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(CurrentStep, props as unknown as Props) }]);
  return renderToStaticMarkup(createElement(Stub));
}

test('a valuation can be kept by itself, by a form; one that is kept says so', () => {
  const html = renderStep([]);
  expect(html).toMatch(/<form[^>]* action="\/trade-in\?d=10001[^"]*" method="post"/);
  expect(html).toContain('<input type="hidden" name="device" value="10001"/>');
  expect(html).toMatch(/<button[^>]* value="keep" name="intent">Сохранить оценку/);
  expect(renderStep([10_001])).toContain('Оценка сохранена: она учтётся в корзине.');
  expect(renderStep([10_001])).not.toContain('<form');
});

test('who else may value a device is named beside the price, and begins with the same model', () => {
  const others = [
    { id: '1', name: 'Витрина', description: '' },
    { id: '2', name: 'Второй круг', description: 'Платит больше.' },
  ];
  const html = renderStep([], others);
  expect(html).toMatch(/href="\/trade-in\?d=10001%2C2&amp;q=Apple\+iPhone\+15"[^>]*>.*Второй круг/);
  expect(html).not.toContain('Витрина');
  expect(renderStep([])).not.toContain('Сравнить с другой оценкой');
});

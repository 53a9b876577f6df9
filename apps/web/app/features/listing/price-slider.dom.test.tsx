import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldName } from './field-name.ts';
import PriceSlider from './price-slider.tsx';

const facet = { code: 'price', name: 'Цена', min: 1000, max: 51_000 };

function show(chosen?: { min?: number; max?: number }) {
  render(
    <form>
      <input name={fieldName('price', 'min')} aria-label="от" defaultValue={chosen?.min ?? ''} />
      <input name={fieldName('price', 'max')} aria-label="до" defaultValue={chosen?.max ?? ''} />
      <PriceSlider facet={facet} selectedRange={chosen} />
    </form>,
  );
  const slider = (end: 'от' | 'до') => screen.getByRole<HTMLInputElement>('slider', { name: `Цена ${end}, ползунок` });
  const typed = () => [screen.getByLabelText<HTMLInputElement>('от').value, screen.getByLabelText<HTMLInputElement>('до').value];
  return { slider, typed };
}

test('each end types into its field and is read out in rubles', () => {
  const { slider, typed } = show();
  fireEvent.change(slider('от'), { target: { value: '10000' } });
  expect(typed()).toEqual(['10000', '']);
  expect(slider('от').getAttribute('aria-valuetext')).toMatch(/^10\s000\s₽$/);
});

test('an end does not pass the other one', () => {
  const { slider } = show({ max: 20_000 });
  fireEvent.change(slider('от'), { target: { value: '40000' } });
  expect(Number(slider('от').value)).toBeLessThanOrEqual(Number(slider('до').value));
});

test('back at its bound an end asks for nothing', () => {
  const { slider, typed } = show({ min: 10_000 });
  fireEvent.change(slider('от'), { target: { value: String(facet.min) } });
  expect(typed()[0]).toBe('');
});

import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { useEffect, useRef, useState } from 'react';
import { rubles } from '../../platform/format/money.ts';
import { fieldName } from './field-name.ts';
import { type Bounds, boundsOf, moveEnd, stepOf } from './range-bounds.ts';

interface PriceSliderProps {
  facet: { code: string; name: string; min: number; max: number };
  selectedRange: { min?: number; max?: number } | undefined;
}

const endNames = { min: 'от', max: 'до' } as const;

/** The two ends of the price as a slider: it only types into the fields above, which say the same without it. Its ends are rubles, as in the address. */
export default function PriceSlider({ facet, selectedRange }: PriceSliderProps) {
  const bounds = boundsOf(facet);
  const within = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  const [ends, setEnds] = useState<Bounds>({
    min: within(selectedRange?.min ?? bounds.min),
    max: within(selectedRange?.max ?? bounds.max),
  });
  const slider = useRef<HTMLDivElement>(null);
  const width = bounds.max - bounds.min;

  useEffect(() => {
    const { style } = slider.current ?? {};
    style?.setProperty('--from', `${((ends.min - bounds.min) / width) * 100}%`);
    style?.setProperty('--to', `${((ends.max - bounds.min) / width) * 100}%`);
  }, [ends, bounds.min, width]);

  const move = (end: 'min' | 'max', input: HTMLInputElement) => {
    const next = moveEnd(bounds, ends, end, Number(input.value));
    setEnds(next.ends);
    for (const each of ['min', 'max'] as const) {
      const field = input.form?.elements.namedItem(fieldName(facet.code, each));
      if (field instanceof HTMLInputElement) field.value = next.fieldTexts[each];
    }
  };
  return (
    <div ref={slider} className="range js-only">
      {(['min', 'max'] as const).map((end) => (
        <input
          key={end}
          type="range"
          aria-label={`${facet.name} ${endNames[end]}, ползунок`}
          aria-valuetext={rubles(toKopecks(ends[end]))}
          min={bounds.min}
          max={bounds.max}
          step={stepOf(facet)}
          value={ends[end]}
          onChange={({ currentTarget }) => move(end, currentTarget)}
        />
      ))}
    </div>
  );
}

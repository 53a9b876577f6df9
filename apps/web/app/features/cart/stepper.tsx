import { Icon } from '../../ui/icon.tsx';
import type { Item } from './item.ts';

interface StepperProps {
  item: Item;
  shown: number;
  /** What is being typed; null while nothing is. */
  typed: string | null;
  onType: (typed: string | null) => void;
}

/** «Уменьшить», the field, «Увеличить». The first button of the form is what Enter in the field presses. */
export function Stepper({ item, shown, typed, onType }: StepperProps) {
  const about = `line-${item.id}`;
  return (
    <div className="stepper">
      <button type="submit" name="intent" value="set" className="stepper-set" aria-describedby={about}>
        Пересчитать
      </button>
      <button type="submit" name="intent" value="decrease" aria-label="Уменьшить" aria-describedby={about} disabled={shown <= 1}>
        <Icon name="minus" size={18} />
      </button>
      <input
        type="number"
        name="quantity"
        aria-label="Количество"
        aria-describedby={about}
        inputMode="numeric"
        min={1}
        step={1}
        value={typed ?? String(shown)}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {shown < item.maxQuantity ? (
        <button type="submit" name="intent" value="increase" aria-label="Увеличить" aria-describedby={about}>
          <Icon name="plus" size={18} />
        </button>
      ) : (
        <span className="stepper-most">Больше нет</span>
      )}
    </div>
  );
}

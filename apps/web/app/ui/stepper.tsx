import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Press = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'value' | 'disabled'>;

interface StepperProps {
  /** Id of what is counted. */
  about: string;
  less: Press;
  /** Words instead of the button where there is no more. */
  more: Press | string;
  /** The button that Enter in the number presses; it is seen when the keyboard comes to it. */
  first?: ReactNode;
  /** The number: a field, or an `output`. */
  children: ReactNode;
}

/** «Уменьшить», the number, «Увеличить». */
export function Stepper({ about, less, more, first, children }: StepperProps) {
  return (
    <div className="stepper">
      {first}
      <button type="submit" aria-label="Уменьшить" aria-describedby={about} {...less}>
        <Icon name="minus" size={18} />
      </button>
      {children}
      {typeof more === 'string' ? (
        <span className="stepper-limit">{more}</span>
      ) : (
        <button type="submit" aria-label="Увеличить" aria-describedby={about} {...more}>
          <Icon name="plus" size={18} />
        </button>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ChoiceProps {
  to: string;
  name: string;
  /** Stands to the right or below, for example a price. */
  aside?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}

/** An answer to a step: a link to the calculator with it. */
export function Choice({ to, name, aside, picture, children }: ChoiceProps) {
  return (
    <li>
      <Link to={to} preventScrollReset className="tradein-choice">
        {picture}
        <span className="tradein-choice-text">
          <span className="font-medium">{name}</span>
          {children}
        </span>
        {aside ? <span className="tabular text-14 whitespace-nowrap text-ink-soft">{aside}</span> : null}
      </Link>
    </li>
  );
}

/** What is said where a step has nothing to show. */
export function LoadFailureNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="tradein-trouble">
      {children}
    </p>
  );
}

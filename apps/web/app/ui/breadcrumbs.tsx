import { Link } from 'react-router';
import type { Crumb } from '../platform/head/head.ts';

/** The way from the home page. */
export function Breadcrumbs({ steps }: { steps: readonly Crumb[] }) {
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Навигационная цепочка" className="breadcrumbs">
      <ol>
        {steps.map((step) => (
          <li key={`${step.url ?? ''}${step.name}`}>
            {step.url ? (
              <Link to={step.url} className="hover:text-accent">
                {step.name}
              </Link>
            ) : (
              <span aria-current="page">{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** Null, or empty, where there is nothing to say: then the line is not there. */
  children: ReactNode;
  className?: string;
}

/** A line of a list of facts (`dl`): its name and what is known. */
export function Fact({ name, children, className }: FactProps) {
  if (children === null || children === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </>
  );
}

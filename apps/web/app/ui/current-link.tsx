import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

interface CurrentLinkProps {
  to: string;
  /** Only at this very address; otherwise also at those below it. */
  exact?: boolean;
  children: ReactNode;
}

/** A link of a navigation that says whether it leads to where the visitor is. */
export function CurrentLink({ to, exact = false, children }: CurrentLinkProps) {
  const { pathname } = useLocation();
  const [path = to] = to.split('#');
  const isCurrent = pathname === path || (!exact && pathname.startsWith(`${path}/`));
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}

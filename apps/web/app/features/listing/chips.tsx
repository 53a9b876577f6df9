import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface ChipsProps extends Omit<LinkProps, 'to'> {
  name: string;
  links: readonly { href: string; text: string }[];
  children?: ReactNode;
}

/** Links in a row, after a heading where there is one; none where there is no link. */
export function Chips({ name, links, className, children, ...link }: ChipsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={name} className={className}>
      {children}
      <ul className="chips">
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link {...link} to={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from 'react-router';
import { shop } from '../../platform/company.ts';

/** The shop's mark and name. */
export const logo = (
  <>
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M7 9h4.2l4.8 11.4L20.8 9H25l-7 15h-4z" className="fill-on-accent" />
    </svg>
    <span>{shop.name}</span>
  </>
);

/** Leads home. */
export function Mark() {
  return (
    <Link to="/" className="mark" aria-label={`${shop.name}, на главную`}>
      {logo}
    </Link>
  );
}

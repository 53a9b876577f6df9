import { Link } from 'react-router';
import type { Searched } from './searched.ts';

/** Says that a search has led to one page of the catalogue, and leads to everything that has its words. */
export default function SearchedNote({ shown, text, href }: Searched) {
  return (
    <p className="mb-4 text-14 text-ink-soft">
      {shown}{' '}
      <Link to={href} className="link underline" rel="nofollow">
        Искать «{text}» везде
      </Link>
    </p>
  );
}

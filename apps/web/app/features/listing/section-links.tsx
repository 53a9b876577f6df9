import { Link } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';

/** Sections of the catalogue: where to go when there is nothing to search for, or nothing was found. With `max` the first ones and the way to the others. */
export function SectionLinks({ max }: { max?: number }) {
  const { sections } = useShell();
  return (
    <ul className={max === undefined ? 'chips chips-swiped' : 'chips'}>
      {sections.slice(0, max).map((section) => (
        <li key={section.id}>
          <Link to={section.url}>{section.name}</Link>
        </li>
      ))}
      {max === undefined || sections.length <= max ? null : (
        <li>
          <Link to="/catalog" className="chip-quiet">
            Все разделы
          </Link>
        </li>
      )}
    </ul>
  );
}

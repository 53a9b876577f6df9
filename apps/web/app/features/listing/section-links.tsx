import { Link } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';

/** Sections of the catalogue: where to go when there is nothing to search for, or nothing was found. */
export function SectionLinks() {
  const { sections } = useShell();
  return (
    <ul className="chips chips-swiped">
      {sections.map((section) => (
        <li key={section.id}>
          <Link to={section.url}>{section.name}</Link>
        </li>
      ))}
    </ul>
  );
}

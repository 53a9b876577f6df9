import { Link } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';

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

/** The search before anything is typed. */
export function SearchStart() {
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Поиск' }]} />
      <Heading level={1} className="mb-2">
        Поиск по товарам
      </Heading>
      <p className="mb-6 text-ink-soft">Введите название, модель или артикул в строку поиска — или выберите раздел.</p>
      <SectionLinks />
    </>
  );
}

import { Link } from 'react-router';
import type { Suggested } from '../../entities/viewed/suggested.server.ts';
import { SuggestedGoods } from '../../entities/viewed/suggested.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { searchStart as drawing } from '../../ui/drawings-seldom.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { SectionLinks } from './section-links.tsx';

/** The search before anything is typed. */
export default function SearchStart({ suggested }: { suggested: Suggested }) {
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Поиск' }]} />
      <EmptyState
        drawing={drawing}
        level={1}
        title="Поиск по товарам"
        text="Введите название, модель или артикул в строку поиска — или выберите раздел."
      />
      {suggested.texts.length === 0 ? null : (
        <nav aria-labelledby="popular-texts" className="mb-6">
          <Heading level={2} size={18} id="popular-texts" className="mb-2">
            Часто ищут
          </Heading>
          <ul className="chips">
            {suggested.texts.map((text) => (
              <li key={text}>
                <Link to={`/search?q=${encodeURIComponent(text)}`}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="sections">
        <Heading level={2} size={18} id="sections" className="mb-2">
          Разделы
        </Heading>
        <SectionLinks />
      </nav>
      <SuggestedGoods suggested={suggested} />
    </>
  );
}

import { Link } from 'react-router';
import type { List } from '../../entities/product/lists.ts';
import { useLists } from '../../entities/product/use-lists.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Many } from './many.tsx';

const texts = {
  favorites: {
    text: 'С вами поделились избранным. Ваш список от этого не меняется.',
    add: 'Добавить в моё избранное',
    own: { to: '/favorite-products', name: 'Моё избранное' },
  },
  compare: {
    text: 'Вы открыли сравнение по ссылке. Ваш список сравнения от этого не меняется.',
    add: 'Добавить к моему сравнению',
    own: { to: '/compare', name: 'Моё сравнение' },
  },
} as const;

/** Whose list it is, and how it becomes the visitor's own. */
export function SharedNote({ list, ids }: { list: List; ids: readonly string[] }) {
  const ownIds = useLists()[list];
  const missing = ids.filter((id) => !ownIds.includes(id));
  const { text, add, own } = texts[list];
  return (
    <Notice as="div" look="plain" className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <p>{text}</p>
      {missing.length === 0 ? null : (
        <Many list={list} isAdding ids={missing}>
          <Button>{add}</Button>
        </Many>
      )}
      <Link to={own.to} className="link inline-flex min-h-11 items-center">
        {own.name}
      </Link>
    </Notice>
  );
}

import { maxListSize } from '@vitrina/services/lists/vocabulary.ts';
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
    full: 'В вашем избранном больше нет места.',
    own: { to: '/favorite-products', name: 'Моё избранное' },
  },
  compare: {
    text: 'Вы открыли сравнение по ссылке. Ваш список сравнения от этого не меняется.',
    add: 'Добавить к моему сравнению',
    full: 'В вашем сравнении больше нет места.',
    own: { to: '/compare', name: 'Моё сравнение' },
  },
} as const;

/** Whose list it is, and how it becomes the visitor's own: as many of the products that are sold, `ids`, as there is room for. */
export function SharedNote({ list, ids }: { list: List; ids: readonly string[] }) {
  const ownIds = useLists()[list];
  const missing = ids.filter((id) => !ownIds.includes(id));
  const fitting = missing.slice(0, Math.max(0, maxListSize[list] - ownIds.length));
  const { text, add, full, own } = texts[list];
  return (
    <Notice as="div" look="plain" className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <p>
        {text}
        {missing.length > 0 && fitting.length === 0 ? ` ${full}` : null}
      </p>
      {fitting.length === 0 ? null : (
        <Many list={list} isAdding ids={fitting}>
          <Button>
            {add}
            {fitting.length < missing.length ? ` ${fitting.length} из ${missing.length}` : null}
          </Button>
        </Many>
      )}
      <Link to={own.to} className="link inline-flex min-h-11 items-center">
        {own.name}
      </Link>
    </Notice>
  );
}

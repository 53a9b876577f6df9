import { Link } from 'react-router';
import { useLists } from '../../../entities/product/use-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Many } from '../many.tsx';

/** Whose comparison it is, and how it becomes the visitor's own. */
export function SharedNote({ ids }: { ids: readonly string[] }) {
  const { compare } = useLists();
  const missing = ids.filter((id) => !compare.includes(id));
  return (
    <div className="notice-plain mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <p>Вы открыли сравнение по ссылке. Ваш список сравнения от этого не меняется.</p>
      {missing.length === 0 ? null : (
        <Many list="compare" isAdding ids={missing}>
          <Button>Добавить к моему сравнению</Button>
        </Many>
      )}
      <Link to="/compare" className="link inline-flex min-h-11 items-center">
        Моё сравнение
      </Link>
    </div>
  );
}

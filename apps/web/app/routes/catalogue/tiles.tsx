import { Link } from 'react-router';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { Picture } from '../../ui/picture.tsx';

interface Category {
  id: string;
  name: string;
  url: string;
  image?: string | null;
  productsCount?: number | null;
  children?: readonly { id: string; name: string; url: string }[] | null;
}

/** Categories as pictures, with what is in each. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="category-tiles">
      {categories.map((category) => (
        <li key={category.id} className="panel">
          <Link to={category.url} className="category-head">
            {category.image ? <Picture src={category.image} alt="" width={96} height={96} sizes="96px" /> : null}
            <span>
              <b>{category.name}</b>
              {category.productsCount == null ? null : (
                <span className="text-14 text-ink-faint">{pluralize(category.productsCount, goods)}</span>
              )}
            </span>
          </Link>
          {category.children && category.children.length > 0 ? (
            <ul className="mt-2">
              {category.children.map((child) => (
                <li key={child.id}>
                  <Link to={child.url} className="inline-flex min-h-11 items-center md:min-h-9 hover:text-accent">
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

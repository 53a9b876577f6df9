import { Link } from 'react-router';
import { counted, goods } from '../format/plural.ts';
import { Picture } from '../ui/picture.tsx';

interface Category {
  id: number;
  name: string;
  url: string;
  image: string;
  productsCount: number;
  children: readonly { id: number; name: string; url: string; productsCount: number }[];
}

/** Categories as pictures, with what is in each. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="category-tiles">
      {categories.map((category) => (
        <li key={category.id} className="panel">
          <Link to={category.url} className="category-head">
            <Picture src={category.image} alt="" width={96} height={96} sizes="96px" />
            <span>
              <b className="block text-18">{category.name}</b>
              <span className="text-14 text-ink-faint">{counted(category.productsCount, goods)}</span>
            </span>
          </Link>
          {category.children.length > 0 ? (
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

import { Link } from 'react-router';
import { Heading } from '../../ui/heading.tsx';

/** The ways to makers. */
export function BrandLinks({ brands }: { brands: readonly { name: string; url: string }[] }) {
  if (brands.length === 0) return null;
  return (
    <nav aria-labelledby="brands" className="mt-10">
      <Heading level={2} id="brands" className="mb-4">
        Бренды
      </Heading>
      <ul className="chips">
        {brands.map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

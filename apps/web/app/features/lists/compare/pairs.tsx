import { Link } from 'react-router';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Pair } from './pairs.server.ts';
import './pairs.css';

/** Comparisons that are ready, for whoever has chosen nothing yet. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="pairs" className="mb-8">
      <Heading level={2} id="pairs" className="mb-3">
        Чаще всего выбирают между
      </Heading>
      <ul className="compare-pairs">
        {pairs.map(({ kind, products, href }) => (
          <li key={href}>
            <Link to={href} className="compare-pair">
              <span className="compare-pair-pictures">
                {products.map(({ name, image }) => (
                  <Picture key={name} src={image} alt="" width={96} height={120} />
                ))}
              </span>
              <span className="text-14 text-ink-soft">{kind}</span>
              <span>{products.map(({ name }) => nbsp(name)).join(' и ')}</span>
              <span className="text-accent">Сравнить</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { FocusEvent } from 'react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductCard } from './card.tsx';
import { isFew } from './few.ts';
import type { CardLabels } from './labels.ts';

/** How much of what is in view is passed at once: the last card stays as the first. */
const stride = 0.8;

/** For a mouse, which cannot swipe; fingers and the keyboard need none. */
function ShelfArrows() {
  const own = useRef<HTMLDivElement>(null);
  const turn = (by: 1 | -1) => {
    const row = own.current?.closest('section')?.querySelector('.shelf');
    row?.scrollBy({ left: by * stride * row.clientWidth });
  };
  return (
    <div ref={own} className="shelf-arrows js-only" aria-hidden="true">
      <button type="button" className="button-icon" tabIndex={-1} onClick={() => turn(-1)}>
        <Icon name="left" size={22} />
      </button>
      <button type="button" className="button-icon" tabIndex={-1} onClick={() => turn(1)}>
        <Icon name="right" size={22} />
      </button>
    </div>
  );
}

export interface ShelfProps {
  title: string;
  products: readonly CardLabels[];
  /** Chosen by a rule, not by a person: the law wants the rule within reach. */
  isRecommended?: boolean;
}

/** A browser leaves a card where it is that stands half in view: whoever goes by keyboard sees the whole of it. A mouse has to hit what it aims at. */
function showWhole({ currentTarget: row, target }: FocusEvent) {
  const card = target.closest('li');
  if (card === null || !target.matches(':focus-visible')) return;
  const [view, box] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
  const isWhole = view.left <= box.left && box.right <= view.right;
  card.scrollIntoView({ block: 'nearest', inline: isWhole ? 'nearest' : 'start' });
}

/** Products in a row that is scrolled sideways where there is no room for all. */
export default function Row({ title, products, isRecommended = false }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className="shelf-row mt-10 print:hidden">
      <div className="mb-4 flex flex-wrap items-center gap-x-4">
        <Heading level={2}>{title}</Heading>
        {isRecommended ? (
          <Link to="/legal/recommendations" className="link link-alone text-14">
            Как мы выбираем
          </Link>
        ) : null}
        {isFew(products) ? null : <ShelfArrows />}
      </div>
      {/* What scrolls must be reachable with the keyboard; few hardly do, and their links are. */}
      <ul className="shelf" tabIndex={isFew(products) ? undefined : 0} aria-label={isFew(products) ? undefined : title} onFocus={showWhole}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

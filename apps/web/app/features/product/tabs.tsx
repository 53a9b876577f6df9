import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import { Link, useLocation } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';
import type { FrameProduct } from './load.server.ts';
import { part } from './part.ts';
import { type PartLink, partLinks } from './part-links.ts';
import { SlimBuy } from './slim.tsx';

function useParts({ url, tabs, reviewCounters, questionsCount }: FrameProduct): PartLink[] {
  const { city } = useShell();
  const { pathname } = useLocation();
  const counts = { COMMENTS: reviewCounters.count, FAQ: questionsCount ?? 0 };
  return partLinks(tabs, { url, pathname, cityAlias: city.alias, counts });
}

const links = (parts: readonly PartLink[]) =>
  parts.map(({ name, to, isCurrent, count }) => (
    <Link key={to} to={`${to}#${part}`} aria-current={isCurrent ? 'page' : undefined}>
      <span>
        {name}
        {count === 0 ? null : <span className="tab-count"> {formatThousands(count)}</span>}
      </span>
    </Link>
  ));

/** Parts of the page as links with addresses of their own: a row, on a phone the headings of sections down to the open one. */
export function ProductTabs({ product }: { product: FrameProduct }) {
  return (
    <div id={part} className="tabs-bar">
      <nav aria-label="Разделы товара" className="tabs">
        {links(useParts(product))}
      </nav>
      <SlimBuy product={product} />
    </div>
  );
}

/** On a phone, the headings of the sections below the open one. */
export function LaterTabs({ product }: { product: FrameProduct }) {
  const parts = useParts(product);
  const later = parts.slice(parts.findIndex(({ isCurrent }) => isCurrent) + 1);
  if (later.length === 0) return null;
  return (
    <nav aria-label="Следующие разделы товара" className="tabs tabs-later">
      {links(later)}
    </nav>
  );
}

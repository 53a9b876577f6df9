import { part } from '../../../entities/catalogue/part.ts';
import type { ProductTab } from '../../../generated/graphql.ts';
import { CurrentLink } from '../../../ui/current-link.tsx';

/** Between the offers of partners and worn pieces, where a product has both. */
export function OffersSwitch({ url, tabs }: { url: string; tabs: readonly ProductTab[] | null }) {
  if (!tabs?.includes('SUPPLIER') || !tabs.includes('MARKDOWN')) return null;
  return (
    <nav aria-label="Какие предложения показать" className="switch">
      <CurrentLink to={`${url}/supplier#${part}`}>От партнёров</CurrentLink>
      <CurrentLink to={`${url}/markdown#${part}`}>Уценённые</CurrentLink>
    </nav>
  );
}

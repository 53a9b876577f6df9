import { cardLabels } from '../../../entities/product/labels.ts';
import { Tiles } from '../../../entities/product/tiles.tsx';
import { grades } from '../../../features/product/grades.ts';
import { loadPart } from '../../../features/product/part.server.ts';
import { ProductMarkdownOffersDocument } from '../../../generated/graphql.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import type { Route } from './+types/markdown';
import { OffersSwitch } from './switch.tsx';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** Worn pieces of the product, each a product of its own. */
export async function loader(args: Route.LoaderArgs) {
  const { url, tabs, markdownOffers } = await loadPart(args, ProductMarkdownOffersDocument, 'MARKDOWN');
  return { url, tabs, pieces: (markdownOffers ?? []).flatMap(({ product }) => (product === null ? [] : [cardLabels(product)])) };
}

export default function MarkdownOffers({ loaderData }: Route.ComponentProps) {
  const { url, tabs, pieces } = loaderData;
  return (
    <section aria-labelledby="markdown-offers">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} id="markdown-offers">
          Уценённые и витринные
        </Heading>
        <OffersSwitch url={url} tabs={tabs} />
      </div>
      <p className="mb-2 text-ink-soft">Всё проверено и работает, гарантия магазина — 90 дней.</p>
      <dl className="grades mb-4">
        {grades.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {pieces.length === 0 ? <p className="text-ink-soft">Предложения сейчас не загружаются. Обновите страницу через минуту.</p> : null}
      <Tiles products={pieces} />
    </section>
  );
}

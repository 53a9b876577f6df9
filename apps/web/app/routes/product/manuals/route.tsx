import { loadPart } from '../../../features/product/part.server.ts';
import { ProductManualsDocument } from '../../../generated/graphql.ts';
import { fileSize } from '../../../platform/format/size.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import type { Route } from './+types/route';

export const shouldRevalidate = skipAfterBasketOrListChange;

export async function loader(args: Route.LoaderArgs) {
  const { manuals } = await loadPart(args, ProductManualsDocument, 'MANUALS');
  return { manuals: manuals ?? [] };
}

export default function Manuals({ loaderData }: Route.ComponentProps) {
  return (
    <section aria-labelledby="manuals">
      <Heading level={2} id="manuals" className="mb-3">
        Документы
      </Heading>
      <ul className="rows rows-two">
        {loaderData.manuals.map((manual) => (
          <li key={manual.id}>
            <a href={manual.url} className="link link-alone" target="_blank" rel="noreferrer">
              {manual.name}
            </a>
            <span className="text-14 text-ink-faint">PDF, {fileSize(manual.size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

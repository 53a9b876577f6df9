import { CodeSteps, codeComes } from '../../../features/product/code-steps.tsx';
import { loadPart } from '../../../features/product/part.server.ts';
import { ProductDigitalDocument } from '../../../generated/graphql.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import type { Route } from './+types/route';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** How a code reaches its buyer; how many are left is said only where they run out. */
export async function loader(args: Route.LoaderArgs) {
  const { offer, availability, isShownAsAvailable } = await loadPart(args, ProductDigitalDocument, 'DIGITAL');
  const isPreorder = offer.orderType === 'PREORDER';
  return {
    isPreorder,
    isAvailable: isShownAsAvailable,
    codesLeft: availability?.quantity ?? null,
    comes: codeComes({ isPreorder, pickupDayText: availability?.pickupDayText }),
  };
}

/** Codes from which on it is said how many are left. */
const lowStockLimit = 10;

export default function Digital({ loaderData }: Route.ComponentProps) {
  const { isPreorder, isAvailable, codesLeft, comes } = loaderData;
  return (
    <section aria-labelledby="digital">
      <Heading level={2} id="digital" className="mb-3">
        Способы получения
      </Heading>
      {isPreorder ? <p className="mb-4">Это предзаказ: код придёт {comes}.</p> : null}
      {isPreorder || isAvailable !== false ? null : <p className="mb-4 text-ink-soft">Сейчас кодов нет в наличии.</p>}
      {isAvailable && codesLeft !== null && codesLeft <= lowStockLimit ? (
        <p className="mb-4 text-warn">Осталось кодов: {codesLeft}.</p>
      ) : null}
      <CodeSteps comes={comes} />
    </section>
  );
}

import { redirect } from 'react-router';
import { readLeaf } from '../../../entities/catalogue/leaf.ts';
import { part } from '../../../entities/catalogue/part.ts';
import { CreditCalculator } from '../../../features/product/credit/calculator.tsx';
import { creditOf } from '../../../features/product/credit/load.server.ts';
import { notFound } from '../../../platform/gateway/query.server.ts';
import { useGoal } from '../../../platform/goals/use-goal.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** «Рассрочки и кредит»: a calculator, which leads to the checkout. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') notFound();
  const { tabs, seller, ...credit } = await creditOf(context, request, leaf.id, url.searchParams);
  // The partner has nothing any more: what the shop itself has is offered.
  if (seller === null) throw redirect(`${url.pathname}#${part}`, 302);
  return seller.id !== null || tabs.includes('CREDIT') ? { base: url.pathname, credit: { ...credit, seller } } : notFound();
}

export const meta: Route.MetaFunction = ({ matches }) => matches.at(-2)?.meta ?? [];

export default function CreditTab({ loaderData: { base, credit } }: Route.ComponentProps) {
  useGoal('credit-open');
  const { plan, isKnown } = credit;
  return (
    <section aria-labelledby="credit" className="credit">
      <Heading level={2} id="credit">
        Рассрочки и&nbsp;кредит
      </Heading>
      {plan === null && isKnown ? (
        <EmptyState
          title="Рассрочки и кредита нет"
          text="На товар с такой ценой их не оформить. Можно заплатить картой или при получении."
        />
      ) : plan === null ? (
        <ErrorState title="Платежи сейчас не рассчитать" text="Банки не ответили. Остальная страница работает, попробуйте ещё раз." />
      ) : (
        <CreditCalculator credit={credit} plan={plan} base={base} />
      )}
    </section>
  );
}

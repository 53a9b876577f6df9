import type { ExplainedActionFragment } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { Presents } from './presents.tsx';
import { PromotionItem } from './promotion.tsx';

interface PromotionDetailsProps {
  action: ExplainedActionFragment;
  /** What a product is called here; null for one that is not told of. */
  nameOf: (productId: string) => string | null;
}

/** How a promotion stands, line by line: what it still asks for, what is so already, what it gives, and what each thing costs by it. */
export function PromotionDetails({ action, nameOf }: PromotionDetailsProps) {
  const { mechanics, presents, lines } = action;
  const metConditions = mechanics.flatMap(({ conditions }) => conditions.filter(({ isMet }) => isMet));
  const notes = mechanics.flatMap(({ creditNotification }) => creditNotification ?? []);
  return (
    <PromotionItem promotion={action} isLinked={false}>
      {metConditions.map(({ name }) => (
        <span key={name} className="flex gap-2 text-good">
          <Icon name="check" size={20} className="flex-none" />
          <span>
            <span className="visually-hidden">Выполнено: </span>
            {name}
          </span>
        </span>
      ))}
      <Presents presents={presents} />
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      <dl className="grid gap-1">
        {lines.map(({ productId, quantity, price, finalPrice }) => {
          const name = nameOf(productId);
          if (name === null) return null;
          return (
            <div key={productId} className="flex justify-between gap-4">
              <dt className="min-w-0">{quantity > 1 ? `${name}, ${quantity}\u00a0шт.` : name}</dt>
              <dd className="tabular whitespace-nowrap">
                {price === null || price.amount === finalPrice.amount ? null : (
                  <>
                    <span className="visually-hidden">без акции </span>
                    <s className="text-ink-faint">{exactRubles(price.amount * quantity)}</s>
                    <span className="visually-hidden">, по акции</span>{' '}
                  </>
                )}
                <b className="font-medium">{exactRubles(finalPrice.amount * quantity)}</b>
              </dd>
            </div>
          );
        })}
      </dl>
    </PromotionItem>
  );
}

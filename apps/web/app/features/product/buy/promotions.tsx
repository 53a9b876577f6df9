import type { ProductPromotions } from '../../../entities/promotion/best.ts';
import { grouped } from '../../../entities/promotion/grouped.ts';
import { Presents } from '../../../entities/promotion/presents.tsx';
import { type Promotion, PromotionItem } from '../../../entities/promotion/promotion.tsx';
import { rubles } from '../../../platform/format/money.ts';

/** Promotions about the product, the best one first, with what it would cost, or bring, by each. */
export function Promotions({ promotions, bestId }: ProductPromotions) {
  const gains = (promotion: Promotion) => (
    <>
      {promotion.id === bestId ? <span className="text-good">Самая выгодная акция на этот товар</span> : null}
      <Gain promotion={promotion} />
    </>
  );
  const told = (promotion: Promotion) => (
    <PromotionItem key={promotion.id} promotion={promotion}>
      {gains(promotion)}
    </PromotionItem>
  );
  return (
    <section aria-labelledby="promotions" className="border-t border-line pt-4 text-14">
      <h2 id="promotions" className="mb-2 font-medium">
        Акции
      </h2>
      <ul className="grid gap-3">
        {grouped(promotions).map(({ promotion, parts }) => (
          <PromotionItem key={promotion.id} promotion={promotion} parts={parts.map(told)}>
            {gains(promotion)}
          </PromotionItem>
        ))}
      </ul>
    </section>
  );
}

function Gain({ promotion: { lines, presents } }: { promotion: Promotion }) {
  const [line] = lines;
  return (
    <>
      {line?.price != null && line.finalPrice < line.price ? (
        <span className="text-good">В корзине — {rubles(line.finalPrice)}</span>
      ) : null}
      <Presents presents={presents} />
    </>
  );
}

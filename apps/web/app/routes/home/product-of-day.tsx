import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { BuyButton } from '../../entities/product/buy-button.tsx';
import { preorderLabel } from '../../entities/product/buy-label.ts';
import type { CardFragment } from '../../generated/graphql.ts';
import { clockText, timeLeft } from '../../platform/format/dates.ts';
import { rubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Badge } from '../../ui/badge.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';

interface ProductOfDayProps {
  product: CardFragment;
  endsAt: string;
  /** «до 23:59», by the clock of the city. */
  endsText: string;
}

/** The clock runs with JavaScript; the server writes when it ends, which is right a second later, too. */
function Clock({ endsAt, endsText }: Pick<ProductOfDayProps, 'endsAt' | 'endsText'>) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="text-14 text-ink-soft">
      {now === null ? 'Акция' : 'До конца акции'}
      <span className="tabular inline-block min-w-[7ch] pl-2 font-medium text-ink" role="timer" aria-live="off">
        {now === null ? endsText : clockText(timeLeft(endsAt, now))}
      </span>
    </p>
  );
}

/** The product with the day's price. */
export function ProductOfDay({ product, endsAt, endsText }: ProductOfDayProps) {
  const [image] = product.images;
  return (
    <section aria-label="Товар дня" className="product-of-day">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} size={18}>
          Товар дня
        </Heading>
        {product.offer.benefit ? <Badge look="sale">−{rubles(product.offer.benefit.amount)}</Badge> : null}
      </div>
      <Clock endsAt={endsAt} endsText={endsText} />
      <div className="product-of-day-goods">
        {image ? <Picture src={image} alt="" width={320} height={400} sizes="320px" eager className="product-of-day-picture" /> : null}
        <div>
          <Price value={product.offer.price.amount} old={product.offer.priceOld?.amount} size="card" />
          <Link to={product.url} className="product-of-day-name mt-1 mb-3 hover:text-accent">
            {nbsp(product.name)}
          </Link>
          <div className="product-of-day-buy">
            <BuyButton
              productId={product.id}
              name={product.name}
              isBuyable={product.isBuyable}
              label={preorderLabel({ offer: product.offer })}
              wide
            />
          </div>
        </div>
      </div>
    </section>
  );
}

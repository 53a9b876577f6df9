import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { type BasketFailure, failureText, isOf } from '../../entities/basket/basket-failure.ts';
import { rubles } from '../../platform/format/money.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { changeBasket } from './action.server.ts';
import './cart.css';

/** A product that was taken out, as it could be had again. */
interface Product {
  id: string;
  name: string;
  url: string;
  images: readonly string[];
  /** Kopecks. */
  price: number;
  isBuyable: boolean | null;
  isWarranty: boolean | null;
  supplierId: string | null;
}

function RemovedLine({ product, failure }: { product: Product; failure: BasketFailure | null }) {
  const fetcher = useFetcher<typeof changeBasket>({ key: `removed-${product.id}` });
  const announce = useAnnounce();
  const own = fetcher.data?.failure ?? failure;
  const isReturning = fetcher.state !== 'idle';
  useEffect(() => {
    if (isReturning) announce(`${product.name}: возвращено в корзину`);
  }, [isReturning, announce, product.name]);
  if (isReturning) return null;
  return (
    <li>
      {product.images[0] ? <Picture src={product.images[0]} alt="" width={48} height={60} /> : null}
      <span className="min-w-0 flex-1" id={`removed-${product.id}`}>
        {product.isWarranty ? (
          product.name
        ) : (
          <Link to={product.url} className="line-clamp-2 hover:text-accent">
            {product.name}
          </Link>
        )}
        <span className="tabular text-14 text-ink-soft">
          {rubles(product.price)}
          {product.supplierId === null ? null : ', продаёт партнёр'}
        </span>
        {own === null ? null : (
          <span role="alert" className="block text-14 text-sale">
            {failureText(own)}
          </span>
        )}
      </span>
      {product.isBuyable || product.isWarranty ? (
        <fetcher.Form method="post" action="/cart?stay">
          <input type="hidden" name="productId" value={product.id} />
          <Button name="intent" value="restore" aria-describedby={`removed-${product.id}`}>
            Вернуть
          </Button>
        </fetcher.Form>
      ) : (
        <span className="text-14 text-ink-faint">Нет в наличии</span>
      )}
    </li>
  );
}

interface RemovedGoodsProps {
  products: readonly Product[];
  /** Of a form that was sent without JavaScript. */
  failure: BasketFailure | null;
}

/** What was taken out, to be put back. */
export function RemovedGoods({ products, failure }: RemovedGoodsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="removed" className="mt-10">
      <Heading level={2} size={18} id="removed" className="mb-3">
        Вы убрали
      </Heading>
      <ul className="removed">
        {products.map((product) => (
          <RemovedLine key={product.id} product={product} failure={failure && isOf(failure, { productId: product.id }) ? failure : null} />
        ))}
      </ul>
    </section>
  );
}

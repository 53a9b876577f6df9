import type { ProductExchange } from '../../entities/exchange/exchange.server.ts';
import ExchangePrice from '../../entities/exchange/exchange-price.tsx';
import SmartPriceBox from '../../entities/smart-price/box.tsx';
import type { ProductSmartPrice } from '../../entities/smart-price/load.server.ts';

interface OldDeviceProps {
  smart: ProductSmartPrice | null;
  exchange: ProductExchange | null;
  productId: string;
  /** Kopecks. */
  price: number;
}

/** Both ways to pay with an old device; under one heading where a product has both. */
export default function OldDevice({ smart, exchange, productId, price }: OldDeviceProps) {
  const hasBoth = smart !== null && exchange !== null;
  const level = hasBoth ? 4 : 3;
  return (
    <div className="panel extras-block">
      {hasBoth ? <h3 className="text-16">Сдать старое устройство</h3> : null}
      {smart === null ? null : <SmartPriceBox smart={smart} price={price} level={level} />}
      {exchange === null ? null : <ExchangePrice exchange={exchange} productId={productId} level={level} />}
    </div>
  );
}

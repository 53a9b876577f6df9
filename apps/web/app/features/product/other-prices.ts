import { rubles, type Sum } from '../../platform/format/money.ts';

interface Own {
  offer: { price: Sum; pinkPrice: Sum | null; superPrice: { finalPrice: Sum; conditions: readonly { name: string | null }[] } | null };
  priceOnline: Sum | null;
}

/** A price beside the one of an order on the site, and what it asks for: «в магазине по карте лояльности, на 500 ₽ дешевле». */
export interface OtherPrice {
  price: string;
  terms: string;
}

/** What is paid elsewhere than on the site, in kopecks `price`: by whom, and how far that is from it. */
export function otherPrices({ offer, priceOnline }: Own, price: number): OtherPrice[] {
  const inStores: [Sum | null, string][] = [
    [priceOnline && offer.price, ''],
    [offer.pinkPrice, ' по карте лояльности'],
    [offer.superPrice?.finalPrice ?? null, ` по акции${conditionsOf(offer.superPrice?.conditions ?? [])}`],
  ];
  return inStores.flatMap(([sum, condition]) =>
    sum === null ? [] : [{ price: rubles(sum.amount), terms: `в\u00a0магазине${condition}${differenceText(sum.amount - price)}` }],
  );
}

/** « при сдаче старого устройства и при оплате картой»; nothing where the provider does not tell. */
function conditionsOf(conditions: readonly { name: string | null }[]): string {
  const names = conditions.flatMap(({ name }) => name ?? []);
  return names.length === 0 ? '' : ` ${names.join(' и ')}`;
}

/** «, на 500 ₽ дешевле»; nothing for the same price. Kopecks. */
export const differenceText = (difference: number): string =>
  difference === 0 ? '' : `, на\u00a0${rubles(Math.abs(difference))} ${difference < 0 ? 'дешевле' : 'дороже'}`;

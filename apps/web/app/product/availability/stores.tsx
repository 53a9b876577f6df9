import type { ProductStoresQuery } from '../../generated/graphql.ts';

type Stock = NonNullable<NonNullable<ProductStoresQuery['product']>['stores']>[number];

/** Pieces are many from here on: their exact number helps nobody. */
const many = 5;

function stockText({ quantity, timeText }: Stock): { text: string; isGood: boolean } {
  if (quantity === 0 && timeText === null) return { text: 'Нет в наличии', isGood: false };
  if (quantity === 0) return { text: `Привезём ${timeText}`, isGood: true };
  const pieces = quantity >= many ? 'много' : `${quantity}\u00a0шт.`;
  return { text: timeText ? `${pieces}, забрать ${timeText}` : pieces, isGood: true };
}

/** Stores of the city with what they have of the product. */
export function StoreList({ stores }: { stores: readonly Stock[] | null }) {
  return (
    <section aria-labelledby="stores">
      <h2 id="stores" className="mb-3 text-22">
        Магазины и пункты выдачи
      </h2>
      {stores === null ? <p className="text-warn">Список магазинов сейчас не загружается. Обновите страницу через минуту.</p> : null}
      {stores?.length === 0 ? <p className="text-ink-soft">В этом городе пока нет наших магазинов.</p> : null}
      {stores !== null && stores.length > 0 ? (
        <ul className="rows">
          {stores.map((stock) => {
            const { store } = stock;
            const { text, isGood } = stockText(stock);
            return (
              <li key={store.id}>
                <span>
                  <b className="block font-medium">{store.name}</b>
                  <span className="text-14 text-ink-soft">{store.address}</span>
                </span>
                <span className="text-14 text-ink-soft">{store.workTimeLine}</span>
                <span className={`text-right ${isGood ? 'text-good' : 'text-ink-faint'}`}>{text}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}

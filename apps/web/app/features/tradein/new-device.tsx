import { Link } from 'react-router';
import { rubles } from '../../platform/format/money.ts';
import { Picture } from '../../ui/picture.tsx';
import { hrefOf } from './address.ts';
import { Choice } from './choice.tsx';
import type { TradeIn } from './load.server.ts';
import { Paint } from './paint.tsx';

type Parts = Pick<TradeIn, 'newDevice' | 'goods' | 'place'>;

/** The new device is what the calculator is at: its memory and colour, or goods to begin with. */
export function NewDevice({ newDevice, goods, place }: Parts) {
  const to = (product: string | null): string => hrefOf({ ...place, search: '', product, at: 'new' });
  if (newDevice === null) {
    return (
      <>
        <p className="text-ink-soft">{goods.length > 0 ? 'Выберите из популярных или откройте' : 'Откройте'} любой товар в каталоге.</p>
        <ul className="tradein-goods">
          {goods.map(({ id, name, images: [image], offer }) => (
            <Choice
              key={id}
              to={to(id)}
              name={name}
              aside={rubles(offer.price.amount)}
              picture={image === undefined ? null : <Picture src={image} alt="" width={160} height={160} sizes="120px" />}
            />
          ))}
        </ul>
        <p>
          <Link to="/catalog" className="link">
            Весь каталог
          </Link>
        </p>
      </>
    );
  }
  const memory = newDevice.colors.find(({ productId }) => productId === newDevice.id)?.memory ?? null;
  const ofMemory = newDevice.colors.filter((color) => color.memory === memory);
  const inMemory = (size: number): string | null => newDevice.colors.find((color) => color.memory === size)?.productId ?? null;
  return (
    <>
      <div className="tradein-new">
        {newDevice.image === null ? null : <Picture src={newDevice.image} alt="" width={320} height={320} sizes="160px" />}
        <div>
          <p className="font-medium">
            <Link to={newDevice.url} className="link">
              {newDevice.name}
            </Link>
          </p>
          <p className="tabular text-22">{rubles(newDevice.price)}</p>
        </div>
      </div>
      {newDevice.memories.length < 2 ? null : (
        <>
          <h3 className="tradein-subheading">Память</h3>
          <ul className="tradein-chips">
            {newDevice.memories.map(({ memory: size, name }) => {
              const product = inMemory(size);
              return product === null ? null : (
                <li key={size}>
                  <Link to={to(product)} preventScrollReset className="tradein-chip" aria-current={size === memory ? 'true' : undefined}>
                    {name}
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {ofMemory.length < 2 ? null : (
        <>
          <h3 className="tradein-subheading">Цвет</h3>
          <ul className="tradein-chips">
            {ofMemory.map(({ productId, name, hex }) =>
              productId === null ? null : (
                <li key={productId}>
                  <Link
                    to={to(productId)}
                    preventScrollReset
                    className="tradein-chip"
                    aria-current={productId === newDevice.id ? 'true' : undefined}
                  >
                    <Paint hex={hex ?? null} />
                    {name}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </>
      )}
      <p className="mt-4">
        <Link to={to(null)} preventScrollReset className="link">
          Выбрать другое
        </Link>
      </p>
    </>
  );
}

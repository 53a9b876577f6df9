import { Link } from 'react-router';
import { similarPart } from '../../../entities/catalogue/part.ts';
import { Arrival } from '../../../entities/product/arrival.tsx';

/** What is left to do where a product cannot be had: to be told, to look in another city, to take a similar one. */
export default function Absent({ productId, url, city }: { productId: string; url: string; city: string }) {
  return (
    <>
      <p className="text-ink-faint">Нет в наличии в городе {city}.</p>
      <Arrival about="arrival" productId={productId} url={url} />
      <ul className="grid gap-1 text-14">
        <li>
          <Link to={`/city?returnTo=${encodeURIComponent(url)}`} className="link">
            Посмотреть в другом городе
          </Link>
        </li>
        <li>
          <Link to={`${url}#${similarPart}`} className="link">
            Похожие товары в наличии
          </Link>
        </li>
      </ul>
    </>
  );
}

import { Link } from 'react-router';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { GoodsToRate } from './overview.ts';
import './account.css';

/** Goods that wait for a word of their owner, each with the way to say it. */
export const GoodsToRateList = ({ goods, isWide = false }: { goods: GoodsToRate; isWide?: boolean }) => (
  <ul className={isWide ? 'account-goods account-goods-wide' : 'account-goods'}>
    {goods.map(({ productId, url, image, name }) => (
      <li key={productId}>
        <Link to={`${url}/comments?write#write-review`}>
          <Picture src={image} alt="" width={64} height={80} />
          <span>
            {nbsp(name)}
            <span className="account-rate">
              <Icon name="star" size={18} />
              Оценить
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

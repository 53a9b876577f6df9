import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { GoodsToRate } from './overview.ts';
import './account.css';

interface GoodsListProps {
  goods: GoodsToRate;
  /** Of a product's page: the form that is opened there. */
  form: string;
  isWide: boolean;
  children: ReactNode;
}

/** Goods of the shopper, each with the way to say something about it. */
const GoodsList = ({ goods, form, isWide, children }: GoodsListProps) => (
  <ul className={isWide ? 'account-goods account-goods-wide' : 'account-goods'}>
    {goods.map(({ productId, url, image, name }) => (
      <li key={productId}>
        <Link to={`${url}${form}`}>
          <Picture src={image} alt="" width={64} height={80} />
          <span>
            {nbsp(name)}
            <span className="account-rate">{children}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** Goods that wait for a word of their owner. */
export const GoodsToRateList = ({ goods, isWide = false }: { goods: GoodsToRate; isWide?: boolean }) => (
  <GoodsList goods={goods} form="/comments?write#write-review" isWide={isWide}>
    <Icon name="star" size={18} />
    Оценить
  </GoodsList>
);

/** Goods that their owner may have a question about. */
export const GoodsToAskAboutList = ({ goods }: { goods: GoodsToRate }) => (
  <GoodsList goods={goods} form="/faq?write#write-question" isWide>
    <Icon name="question" size={18} />
    Задать вопрос
  </GoodsList>
);

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PromotionFactsFragment } from '../generated/graphql.ts';

export type Promotion = PromotionFactsFragment;

/** What a promotion is called, what is missing before it counts, and goods that would do. */
export function PromotionItem({ promotion, children }: { promotion: Promotion; children?: ReactNode }) {
  const { name, description, specialOfferUrl, unmetConditions, isTradeIn } = promotion;
  return (
    <li className="grid gap-1">
      <b className="font-medium">
        {specialOfferUrl === null ? (
          name
        ) : (
          <Link to={specialOfferUrl} className="link">
            {name}
          </Link>
        )}
      </b>
      {description === '' ? null : <span className="text-ink-soft">{description}</span>}
      {unmetConditions.map((condition) => (
        <span key={condition.name}>
          {condition.name}
          <Goods of={condition.products} />
        </span>
      ))}
      {isTradeIn && unmetConditions.length > 0 ? (
        <Link to="/trade-in" className="link link-alone">
          Оценить старое устройство
        </Link>
      ) : null}
      {children}
    </li>
  );
}

type Condition = Promotion['unmetConditions'][number];

function Goods({ of }: { of: Condition['products'] }) {
  const shown = (of ?? []).flatMap((product) => product ?? []);
  if (shown.length === 0) return null;
  return shown.map(({ id, name, url }, at) => (
    <span key={id}>
      {at === 0 ? ': ' : ', '}
      <Link to={url} className="link">
        {name}
      </Link>
    </span>
  ));
}

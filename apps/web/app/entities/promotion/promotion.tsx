import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { offerPath } from './offer-path.ts';

export type Promotion = PromotionFactsFragment;

interface PromotionItemProps {
  promotion: Promotion;
  /** Whether its name leads to the offer that tells of it. */
  isLinked?: boolean;
  /** Those that are parts of it, as items of their own. */
  parts?: readonly ReactNode[];
  children?: ReactNode;
}

/** What a promotion is called, what is missing before it counts, and goods that would do. */
export function PromotionItem({ promotion, isLinked = true, parts = [], children }: PromotionItemProps) {
  const { id, name, description, unmetConditions, isTradeIn, paymentNames, isOfSberbank } = promotion;
  const offer = isLinked ? offerPath(promotion) : null;
  return (
    <li className="grid gap-1">
      <b id={`promotion-${id}`} className="font-medium">
        {offer === null ? (
          nbsp(name)
        ) : (
          <Link to={offer} className="link">
            {nbsp(name)}
          </Link>
        )}
      </b>
      {description === '' ? null : <span className="text-ink-soft">{nbsp(description)}</span>}
      {paymentNames.length === 0 ? null : <span>При оплате: {paymentNames.join(', ')}</span>}
      {isOfSberbank ? <span>По картам СберБанка</span> : null}
      {unmetConditions.map((condition) => (
        <span key={condition.name}>
          {nbsp(condition.name)}
          <Goods of={condition.products} />
        </span>
      ))}
      {isTradeIn && unmetConditions.length > 0 ? (
        <Link to="/trade-in" className="link link-alone">
          Оценить старое устройство
        </Link>
      ) : null}
      {children}
      {parts.length === 0 ? null : <ul className="mt-2 grid gap-3 border-l border-line pl-4">{parts}</ul>}
    </li>
  );
}

type Condition = Promotion['unmetConditions'][number];

function Goods({ of }: { of: Condition['products'] }) {
  const products = (of ?? []).flatMap((product) => product ?? []);
  if (products.length === 0) return null;
  return products.map(({ id, name, url }, at) => (
    <span key={id}>
      {at === 0 ? ': ' : ', '}
      <Link to={url} className="link">
        {nbsp(name)}
      </Link>
    </span>
  ));
}

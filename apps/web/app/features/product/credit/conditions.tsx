import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { rubles } from '../../../platform/format/money.ts';
import type { Term } from './plan.ts';

interface ConditionsProps {
  conditions: NonNullable<Term['conditions']>;
  /** The product's own address. */
  url: string;
}

/** What a term asks for beside the product, and how much of it is done. */
export function Conditions({ conditions, url }: ConditionsProps) {
  const {
    priceOfAccessories,
    accessories,
    accessoriesPercent,
    installmentLimit,
    isLimitExceeded,
    isWarrantyRequired,
    isWarrantyRecommended,
    isCompleted,
  } = conditions;
  return (
    <div className="grid gap-2 text-14">
      {priceOfAccessories === null ? null : (
        <>
          <label className="grid gap-1">
            <span>
              {accessories.amount === 0 ? 'Аксессуаров в корзине пока нет' : `Аксессуары в корзине — ${rubles(accessories.amount)}`}, нужны
              на {rubles(priceOfAccessories.amount)}
            </span>
            <progress max={100} value={accessoriesPercent} className="credit-progress">
              {accessoriesPercent} %
            </progress>
          </label>
          {accessoriesPercent === 100 ? null : (
            <Link to={`${url}/accessories#${part}`} className="button button-secondary">
              Выбрать аксессуары
            </Link>
          )}
        </>
      )}
      {isLimitExceeded && installmentLimit !== null ? (
        <p className="text-warn">Покупка вместе с корзиной больше, чем даёт банк: {rubles(installmentLimit.amount)}.</p>
      ) : null}
      {isWarrantyRequired && !isCompleted ? <p>К этой рассрочке нужна дополнительная гарантия.</p> : null}
      {isWarrantyRecommended && !isWarrantyRequired ? <p>К этой рассрочке советуем дополнительную гарантию.</p> : null}
    </div>
  );
}

import { rubles } from '../platform/format/money.ts';

interface PriceProps {
  /** Kopecks. */
  value: number;
  /** The struck-out price. */
  old?: number | null | undefined;
  size?: 'line' | 'card' | 'page';
}

const sizes = { line: 'price', card: 'price price-card', page: 'price price-page' };

/** A price, unmistakable; the old one is struck out and said to be old. */
export function Price({ value, old, size = 'line' }: PriceProps) {
  return (
    <span className={sizes[size]}>
      <b>{rubles(value)}</b>
      {old ? (
        <span>
          <span className="visually-hidden">Старая цена: </span>
          <s>{rubles(old)}</s>
        </span>
      ) : null}
    </span>
  );
}

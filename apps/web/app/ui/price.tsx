import { rubles } from '../platform/format/money.ts';

interface PriceProps {
  /** Kopecks. */
  value: number;
  /** The struck-out price. */
  old?: number | null | undefined;
  /** Whether it is really the lowest of its last days: only then it is red. */
  isLowest?: boolean | null | undefined;
  size?: 'line' | 'card' | 'page';
}

const sizes = { line: 'text-16', card: 'text-22 leading-heading', page: 'text-28 leading-heading' };

/** A price, unmistakable; the old one is struck out and said to be old. */
export function Price({ value, old, isLowest, size = 'line' }: PriceProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={`tabular font-bold whitespace-nowrap ${sizes[size]}${old && isLowest ? ' text-sale' : ''}`}>{rubles(value)}</span>
      {old ? (
        <span className="tabular text-14 whitespace-nowrap text-ink-faint">
          <span className="visually-hidden">Старая цена: </span>
          <s>{rubles(old)}</s>
        </span>
      ) : null}
    </span>
  );
}

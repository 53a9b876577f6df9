import type { ReactNode } from 'react';

const looks = {
  sale: 'bg-sale-soft text-sale',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  plain: 'bg-sunken text-ink-soft',
};

/** A short mark. */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={`badge ${looks[look]}`}>{children}</span>;
}

import type { ReactNode } from 'react';
import { exactRubles } from '../../platform/format/money.ts';
import { type Totals, totalName } from './totals.ts';
import './columns.css';

/** The button of a step, and on a phone the sum beside it: the order's own column stands far below there. It stays in view while the step is filled in. */
export function StepFoot({ totals, children }: { totals: Totals | null; children: ReactNode }) {
  return (
    <div className="step-foot">
      {totals === null ? null : (
        <p className="step-foot-sum">
          <span>{totalName(totals)}</span> <b className="tabular whitespace-nowrap text-18">{exactRubles(totals.total)}</b>
        </p>
      )}
      {children}
    </div>
  );
}

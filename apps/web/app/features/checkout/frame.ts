import type { Standing } from '../../entities/smart-price/standing.ts';
import type { StepId } from './steps.ts';
import type { Totals } from './totals.ts';

/** One step as the column shows it. */
export interface StepView {
  id: StepId;
  title: string;
  /** Null where there is nothing to choose: codes alone are not delivered. */
  path: string | null;
  state: 'done' | 'current' | 'ahead';
  /** What was chosen, for a step that is done. */
  lines: string[];
}

/** What stands around the open step: the steps themselves and the order's sum. */
export interface Frame {
  steps: StepView[];
  /** Without a picture: a warranty, and what is no longer sold. */
  goods: { id: string; name: string; image: string | null; quantity: number; sum: number }[];
  quantity: number;
  totals: Totals;
  smartPrice: Standing | null;
}

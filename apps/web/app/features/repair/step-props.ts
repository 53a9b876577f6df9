import type { Errors, Values } from '../../forms/read.server.ts';
import type { Wizard } from './load.server.ts';

/** What the fields of a step are given. */
export interface StepProps {
  wizard: Wizard;
  /** What was typed, where the form has come back. */
  values: Values;
  errors: Errors | null;
}

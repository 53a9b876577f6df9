import { expect } from 'vitest';
import type { Refusal } from '../refusal.ts';

/** What a call was refused with; a test fails when it was not refused. */
export const refusal = (call: Promise<unknown>): Promise<Refusal> =>
  call.then(
    () => expect.fail('It was not refused.'),
    (error: Refusal) => error,
  );

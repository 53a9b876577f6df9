import { useEffect } from 'react';
import { type ScreenGoal, trackGoal } from './goals.ts';

/** The goal of a screen that has been opened; a form of it that comes back is the same visit. */
export function useGoal(name: ScreenGoal | null): void {
  useEffect(() => {
    if (name !== null) trackGoal(name, {});
  }, [name]);
}

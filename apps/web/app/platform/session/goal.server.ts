import type { RouterContextProvider } from 'react-router';
import type { ScreenGoal } from '../goals/goals.ts';
import { clearCookie, lifetime, readCookie, writeCookie } from './cookies.server.ts';

const cookie = 'goal';
/** Goals that a form reaches which leads to another screen. */
const screenGoals: readonly ScreenGoal[] = ['registration'];

/** Reaches a goal on the next page. */
export function leaveGoal(context: Readonly<RouterContextProvider>, goal: (typeof screenGoals)[number]): void {
  writeCookie(context, cookie, goal, { maxAge: lifetime.notice });
}

/** The goal left for this page, taken so that it is reached once; null without one. */
export function takeGoal(context: Readonly<RouterContextProvider>): ScreenGoal | null {
  const goal = readCookie(context, cookie);
  if (goal === null || goal === '') return null;
  clearCookie(context, cookie);
  return screenGoals.find((each) => each === goal) ?? null;
}

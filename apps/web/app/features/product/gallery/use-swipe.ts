import { type TouchEvent, useRef } from 'react';

/** Shortest swipe in pixels. */
const minSwipe = 40;

/** What an element listens with: a swipe of one finger to the left turns forward, to the right back. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const startX = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const offset = (changedTouches[0]?.clientX ?? 0) - (startX.current ?? 0);
      if (startX.current !== null && Math.abs(offset) > minSwipe) turn(offset < 0 ? 1 : -1);
      startX.current = null;
    },
  };
}

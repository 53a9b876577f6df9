import { useEffect, useRef } from 'react';
import { trackGoal } from './goals.ts';

/** A search that has been answered: once for a text, however it is filtered and paged then. */
export function useSearchGoal(text: string, found: number | undefined): void {
  const last = useRef('');
  useEffect(() => {
    if (found === undefined || last.current === text) return;
    last.current = text;
    trackGoal('search', { text, found });
  }, [text, found]);
}

import { useEffect, useRef } from 'react';

/**
 * Takes the focus to the element of this id whenever `shown` becomes another: a step of a wizard that has opened, a field that has appeared.
 * Whoever works by keyboard goes on from there. Not on the first sight of a page, nor while something else has to be read first.
 */
export function useMovedFocus(contentKey: string, id: string, isHeld = false): void {
  const before = useRef(contentKey);
  useEffect(() => {
    if (before.current === contentKey) return;
    before.current = contentKey;
    if (!isHeld) document.getElementById(id)?.focus();
  }, [contentKey, id, isHeld]);
}

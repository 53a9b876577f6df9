/** What a window holds still: the page unless another element is named. */
export interface ScrollLock {
  isLocked: boolean;
  element?: Pick<HTMLElement, 'style'>;
}

/** Windows above each other that hold an element. */
const holders = new WeakMap<object, number>();

/**
 * Holds what lies below a window still, so that it is where it was when the window closes, or lets it go again. The scroll bar keeps its
 * room: nothing moves. A value of another kind is a fault of the code (spec 2 §8).
 */
export function scrollLock(value: boolean | ScrollLock): void {
  if (typeof value !== 'boolean' && (typeof value !== 'object' || value === null))
    throw new TypeError('v-scroll-lock: Значение должно быть типа object или boolean');
  const { isLocked, element = document.documentElement } = typeof value === 'boolean' ? { isLocked: value } : value;
  const lockCount = Math.max(0, (holders.get(element) ?? 0) + (isLocked ? 1 : -1));
  holders.set(element, lockCount);
  element.style.overflow = lockCount > 0 ? 'hidden' : '';
  element.style.scrollbarGutter = lockCount > 0 ? 'stable' : '';
}

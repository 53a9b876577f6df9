import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether what the server has written is being taken over: true on the server too, and false for what a script shows. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

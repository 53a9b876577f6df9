import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigation, useSubmit } from 'react-router';

/** As listings wait after a change (spec 2 §9). */
const debounce = 500;

/** Sends a search form by itself once its visitor pauses; Enter and the button do so at once. */
export function useDebouncedSearch(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isIdle = useNavigation().state === 'idle';
  // What is pressed meanwhile is not broken off by a search of what was typed before it.
  useEffect(() => {
    if (!isIdle) clearTimeout(timer.current);
  }, [isIdle]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget: form }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), debounce);
  };
}

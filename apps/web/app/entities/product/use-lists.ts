import { useFetcher } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';
import { expected, formId, type List } from './lists.ts';

/** The visitor's lists as they will be once what is under way has been answered. */
export function useLists(): Record<List, readonly string[]> {
  const { favorites, compare } = useShell().lists;
  const { formData } = useFetcher({ key: formId });
  return { favorites: expected('favorites', favorites, formData), compare: expected('compare', compare, formData) };
}

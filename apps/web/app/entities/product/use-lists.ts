import { useFetcher } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';
import { formId, type List, optimisticIds } from './lists.ts';

/** The visitor's lists as they will be once what is under way has been answered. */
export function useLists(): Record<List, readonly string[]> {
  const { favorites, compare } = useShell().lists;
  const { formData } = useFetcher({ key: formId });
  return { favorites: optimisticIds('favorites', favorites, formData), compare: optimisticIds('compare', compare, formData) };
}

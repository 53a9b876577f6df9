import { isId } from '@vitrina/services/contract/fields/id.ts';
/** The lists that a visitor keeps. */
export type List = 'favorites' | 'compare';

/** The form that the buttons of all lists belong to, wherever they stand, and what it sends to; with a script the page stays. */
export const formId = 'lists';
export const changePath = '/lists/change?stay';

/** A button sends its name with a product's id. */
export const fieldOf = (list: List, isAdding: boolean): string => `${isAdding ? 'add' : 'remove'}-${list}`;

/** What a form wants of the lists: ids by list, and whether they come or go. */
export function changesIn(form: Pick<FormData, 'getAll'>): { list: List; isAdding: boolean; ids: string[] }[] {
  const all = (['favorites', 'compare'] as const).flatMap((list) =>
    [true, false].map((isAdding) => ({
      list,
      isAdding,
      ids: form.getAll(fieldOf(list, isAdding)).filter(isId),
    })),
  );
  return all.filter(({ ids }) => ids.length > 0);
}

/** What a list will be when the form that is under way has been answered. */
export function optimisticIds(list: List, ids: readonly string[], form: Pick<FormData, 'getAll'> | undefined): readonly string[] {
  if (form === undefined) return ids;
  const coming = form.getAll(fieldOf(list, true)).map(String);
  const going = form.getAll(fieldOf(list, false)).map(String);
  return [...coming.filter((id) => !ids.includes(id)), ...ids.filter((id) => !going.includes(id))];
}

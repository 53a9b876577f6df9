/** A list of choices that is open below a field, and the choice that the arrows are on; -1 for none. */
export interface OpenList {
  active: number;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** What a field says of the list below it, which is null while there is nothing to choose. */
export const comboboxProps = (listId: string, list: OpenList | null) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': list !== null,
    'aria-controls': list === null ? undefined : listId,
    'aria-activedescendant': list === null || list.active < 0 ? undefined : optionId(listId, list.active),
  }) as const;

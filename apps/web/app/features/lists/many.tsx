import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { changePath, fieldOf, type List } from '../../entities/product/lists.ts';
import { ReturnField } from '../../forms/return-field.tsx';

interface ManyProps {
  list: List;
  isAdding: boolean;
  ids: readonly string[];
  /** The button. */
  children: ReactNode;
}

/** Puts several products into a list, or takes them out, with one button of its own. */
export function Many({ list, isAdding, ids, children }: ManyProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={changePath}>
      {ids.map((id) => (
        <input key={id} type="hidden" name={fieldOf(list, isAdding)} value={id} />
      ))}
      <ReturnField />
      {children}
    </fetcher.Form>
  );
}

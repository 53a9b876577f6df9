import { type FormEvent, useState } from 'react';
import type { Errors } from './read.server.ts';

interface Changes {
  /** Of which attempt. */
  errors: Errors | null;
  names: readonly string[];
}

/** Whose errors a change of a field answers: its own. */
const ownName = (name: string): readonly string[] => [name];

/** What is still wrong beside the fields: the error of one that has been changed since the attempt goes, the summary above keeps telling of it. */
export function useOpenErrors(errors: Errors | null, answeredBy = ownName) {
  const [changes, setChanges] = useState<Changes>({ errors: null, names: [] });
  const names = changes.errors === errors ? changes.names : [];
  const openErrors = errors && Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
  return {
    openErrors,
    /** For a summary that goes once all of it has been answered. */
    summaryErrors: openErrors !== null && Object.keys(openErrors).length === 0 ? null : errors,
    /** For `onChange` of the form. */
    markChanged: ({ target }: FormEvent<HTMLFormElement>) => {
      if (errors !== null && 'name' in target && typeof target.name === 'string')
        setChanges({ errors, names: [...names, ...answeredBy(target.name)] });
    },
  };
}

import { fieldId } from './error-summary.tsx';

/** What is wrong with a group of choices; the error summary leads here. */
export function GroupError({ name, error }: { name: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={fieldId(name)} tabIndex={-1} className="field-error">
      {error}
    </p>
  );
}

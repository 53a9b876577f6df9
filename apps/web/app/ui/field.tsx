import { type ComponentPropsWithRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FieldText {
  label: ReactNode;
  /** A sentence below the label. */
  hint?: ReactNode;
  /** What is wrong with the value; the field is marked as invalid then. */
  error?: string | undefined;
}

interface FieldProps extends FieldText, ComponentPropsWithRef<'input'> {
  /** A button inside, at the end. */
  end?: ReactNode;
}

/** Ids that tie a label, a hint and an error to their field. */
function useTies(id: string | undefined, hint: unknown, error: unknown) {
  const own = useId();
  const field = id ?? own;
  const hintId = hint ? `${field}-hint` : undefined;
  const errorId = error ? `${field}-error` : undefined;
  return { field, hintId, errorId, describedBy: describedBy([hintId, errorId]) };
}

/** The value of `aria-describedby`; undefined when nothing describes the field. */
function describedBy(ids: readonly (string | undefined)[]): string | undefined {
  const present = ids.filter((id) => id !== undefined);
  return present.length === 0 ? undefined : present.join(' ');
}

/** A text field with its label, hint and error. */
export function Field({ label, hint, error, id, className, end, ...input }: FieldProps) {
  const ties = useTies(id, hint, error);
  const field = (
    <input id={ties.field} className="input" aria-invalid={error ? true : undefined} aria-describedby={ties.describedBy} {...input} />
  );
  return (
    <div className={`field${className ? ` ${className}` : ''}`}>
      <label className="field-label" htmlFor={ties.field}>
        {label}
      </label>
      {hint ? (
        <span className="field-hint" id={ties.hintId}>
          {hint}
        </span>
      ) : null}
      {end === undefined ? (
        field
      ) : (
        <span className="field-with-end">
          {field}
          {end}
        </span>
      )}
      {error ? (
        <span className="field-error" id={ties.errorId}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

/** A box to tick, with its text to the right. */
export function Checkbox({ label, hint, error, id, className, ...input }: FieldText & InputHTMLAttributes<HTMLInputElement>) {
  const ties = useTies(id, hint, error);
  return (
    <div className={className}>
      <label className="choice" htmlFor={ties.field}>
        <input id={ties.field} type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={ties.describedBy} {...input} />
        <span>{label}</span>
      </label>
      {hint ? (
        <span className="field-hint block pl-[30px]" id={ties.hintId}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className="field-error block pl-[30px]" id={ties.errorId}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

interface RadioCardProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The accessible name. */
  label: string;
  /** Stands to the right, for example a price; below the name where both have no room. It is read out after the name. */
  aside?: ReactNode;
  /** A drawing there, which says nothing that the texts do not. */
  mark?: ReactNode;
  /** Lines below the name; they describe the choice, after `aside`. */
  children?: ReactNode;
}

/** One of several choices, as a card. Put several into a `<fieldset>` with a `<legend>`. */
export function RadioCard({ label, aside, mark, children, id, className, ...input }: RadioCardProps) {
  const own = useId();
  const field = id ?? own;
  const asideId = aside ? `${field}-aside` : undefined;
  const moreId = children ? `${field}-more` : undefined;
  return (
    <label className={`choice-card${className ? ` ${className}` : ''}`} htmlFor={field}>
      <input id={field} type="radio" aria-label={label} aria-describedby={describedBy([asideId, moreId])} {...input} />
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 grow basis-32 break-words font-medium">{label}</span>
        {aside ? (
          <span className="tabular" id={asideId}>
            {aside}
          </span>
        ) : null}
        {mark}
      </span>
      {children ? (
        <span className="text-14 text-ink-soft" id={moreId}>
          {children}
        </span>
      ) : null}
    </label>
  );
}

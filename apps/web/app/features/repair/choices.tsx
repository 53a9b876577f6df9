import type { ReactNode } from 'react';
import { fieldId } from '../../forms/error-summary.tsx';
import { GroupError } from '../../forms/group-error.tsx';
import { Checkbox, RadioCard } from '../../ui/field.tsx';

interface Choice {
  value: string;
  name: string;
  text?: ReactNode;
  aside?: ReactNode;
}

interface ChoicesProps {
  name: string;
  legend: string;
  choices: readonly Choice[];
  selected: string | null | undefined;
  error: string | undefined;
}

/** One of several, as cards. */
export function Choices({ name, legend, choices, selected, error }: ChoicesProps) {
  return (
    <fieldset className="repair-choices">
      <legend className="field-label mb-1">{legend}</legend>
      {choices.map(({ value, name: label, text, aside }) => (
        <RadioCard key={value} name={name} value={value} label={label} aside={aside} defaultChecked={selected === value} required>
          {text}
        </RadioCard>
      ))}
      <GroupError name={name} error={error} />
    </fieldset>
  );
}

/** Yes or no, each for itself. */
export function Flags({ flags, isTicked }: { flags: readonly { name: string; label: string }[]; isTicked: (name: string) => boolean }) {
  return (
    <>
      {flags.map(({ name, label }) => (
        <Checkbox key={name} id={fieldId(name)} name={name} value="yes" label={label} defaultChecked={isTicked(name)} />
      ))}
    </>
  );
}

interface SelectProps {
  name: string;
  label: string;
  error: string | undefined;
  selected: string;
  hint?: string;
  children: ReactNode;
}

/** A list to choose from. */
export function Select({ name, label, error, selected, hint, children }: SelectProps) {
  const id = fieldId(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <select
        id={id}
        name={name}
        className="input"
        key={selected}
        defaultValue={selected}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      >
        {children}
      </select>
      {error ? (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

/** What an open step says when its list cannot be had. */
export function NoList() {
  return (
    <p role="alert" className="text-ink-soft">
      Не получилось загрузить список. Обновите страницу: ваши ответы сохранены.
    </p>
  );
}

import { type ComponentProps, Suspense, useId, useState } from 'react';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { comboboxProps, type OpenList } from '../../ui/combobox.ts';
import { FormField } from '../form-field.tsx';
import type { Kind } from './lines.ts';

const SuggestList = lazyWithRetry(() => import('./list.tsx'));

interface SuggestFieldProps extends ComponentProps<typeof FormField> {
  kind: Kind;
  /** Name of the city that an address is in; else the form's own field `cityName` says it. */
  city?: string;
}

/**
 * A text field with suggestions between it and what comes next: a combobox as long as it has the focus. Without scripts, and while nothing is suggested, it is
 * a plain field; what was not chosen counts as it was typed.
 */
export function SuggestField({ kind, city, className, ...field }: SuggestFieldProps) {
  const listId = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [inputText, setInputText] = useState<string | null>(null);
  const [list, setList] = useState<OpenList | null>(null);
  const leave = () => {
    setInput(null);
    setInputText(null);
  };
  return (
    <div className={`suggest-field${className ? ` ${className}` : ''}`}>
      <FormField
        {...field}
        {...(input !== null && comboboxProps(listId, list))}
        onFocus={({ currentTarget }) => setInput(currentTarget)}
        onBlur={() => {
          // A list that is open closes by itself.
          if (list === null) leave();
        }}
        onChange={({ currentTarget }) => {
          setInput(currentTarget);
          setInputText(currentTarget.value);
        }}
      />
      {input !== null && inputText !== null && inputText.trim() !== '' ? (
        <Suspense fallback={null}>
          <SuggestList
            id={listId}
            kind={kind}
            city={city}
            text={inputText}
            input={input}
            onChange={setList}
            onClose={() => setInputText(null)}
            onLeave={leave}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

import { Suspense, useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { searchedName } from '../../entities/catalogue/searched.ts';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { comboboxProps, type OpenList } from '../../ui/combobox.ts';
import { Icon } from '../../ui/icon.tsx';

const SuggestionList = lazyWithRetry(() => import('./suggestion-list.tsx'));

const listId = 'suggestions';

/** The search of the header: a plain form; suggestions come with JavaScript, loaded when the field is entered. */
export function SearchField() {
  const { placeholder } = useShell();
  const { pathname, search, key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [inputText, setInputText] = useState<string | null>(null);
  const [list, setList] = useState<OpenList | null>(null);
  const shownKey = useRef(key);
  // A section that a search has led to says what was searched for.
  const current = new URLSearchParams(search).get(pathname.startsWith('/search') ? 'q' : searchedName) ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows its own text, and no suggestions
  useEffect(() => {
    // Scripts that arrive late take nothing away from who typed before them.
    if (shownKey.current === key) return;
    shownKey.current = key;
    setInputText(null);
    if (input.current !== null) input.current.value = current;
  }, [key]);

  return (
    <Form
      action="/search"
      role="search"
      className="search-form"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setInputText(null);
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="Поиск по товарам"
        placeholder={placeholder ? `Например, ${placeholder}` : 'Поиск по товарам'}
        defaultValue={current}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        {...(inputText !== null && comboboxProps(listId, list))}
        onChange={(event) => setInputText(event.currentTarget.value)}
        onFocus={(event) => setInputText(event.currentTarget.value)}
      />
      <button type="submit" aria-label="Найти">
        <Icon name="search" size={22} />
      </button>
      {inputText !== null ? (
        <Suspense fallback={null}>
          <SuggestionList id={listId} text={inputText} input={input} onType={setInputText} onChange={setList} />
        </Suspense>
      ) : null}
    </Form>
  );
}

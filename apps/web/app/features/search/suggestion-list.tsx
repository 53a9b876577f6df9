import { type RefObject, useEffect, useState } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { rubles } from '../../platform/format/money.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { historyOf, readHistory, remember } from './history.ts';
import { historyLines, type Suggestion, type Suggestions, suggestionLines } from './lines.ts';

/** Milliseconds without a key before suggestions are asked for. */
const pause = 150;

const listId = 'suggestions';
const optionId = (index: number) => `suggestion-${index}`;

/** What a combobox says of its list. */
const said = (isOpen: boolean, active: number): Record<string, string | null> => ({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': String(isOpen),
  'aria-controls': isOpen ? listId : null,
  'aria-activedescendant': active < 0 ? null : optionId(active),
});

interface SuggestionListProps {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** Told what stands in the field now; null closes the suggestions. */
  onType: (text: string | null) => void;
}

const titles: Record<Suggestion['kind'], string> = {
  history: 'Вы искали',
  query: 'Часто ищут',
  category: 'Разделы',
  brand: 'Бренды',
  product: 'Товары',
};

/** Suggestions below the search field; arrows choose, Enter goes, Escape closes. The focus stays in the field. */
export default function SuggestionList({ text, input, onType }: SuggestionListProps) {
  const { load, data } = useFetcher<Suggestions | null>({ key: 'suggestions' });
  const navigate = useNavigate();
  const isSignedIn = useShell().viewer !== null;
  const [active, setActive] = useState(-1);
  const isEmpty = text.trim() === '';
  const lines = isEmpty ? historyLines(readHistory(historyOf(isSignedIn))) : suggestionLines(data ?? null);

  useEffect(() => {
    setActive(-1);
    if (isEmpty) return;
    const timer = setTimeout(() => void load(`/suggestions?q=${encodeURIComponent(text)}`), pause);
    return () => clearTimeout(timer);
  }, [text, isEmpty, load]);

  useEffect(() => {
    const field = input.current;
    const onSubmit = () => remember(field?.value ?? '', historyOf(isSignedIn));
    field?.form?.addEventListener('submit', onSubmit);
    return () => field?.form?.removeEventListener('submit', onSubmit);
  }, [input, isSignedIn]);

  useEffect(() => {
    const field = input.current;
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0 && lines.length > 0) {
        event.preventDefault();
        // One more place than lines: none is chosen, and the text in the field counts.
        const places = lines.length + 1;
        setActive((now) => ((now + 1 + step + places) % places) - 1);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        onType(null);
      } else if (event.key === 'Enter') {
        const line = lines[active];
        if (line !== undefined) {
          event.preventDefault();
          void navigate(line.url);
        }
      }
    };
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  }, [input, lines, active, navigate, onType]);

  // The field is a combobox that says what is shown now. It is told after every render, whatever changed: what a fetcher found may be
  // read by a render that is given up, and an effect that waits for a change would then have missed it.
  const isOpen = lines.length > 0;
  useEffect(() => {
    const field = input.current;
    for (const [name, value] of Object.entries(said(isOpen, active))) {
      if (value === null) field?.removeAttribute(name);
      else field?.setAttribute(name, value);
    }
  });
  useEffect(() => {
    const field = input.current;
    return () => {
      for (const name of Object.keys(said(false, -1))) field?.removeAttribute(name);
    };
  }, [input]);

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    onType('');
  };

  return (
    <>
      {text === '' ? null : (
        <button type="button" className="search-clear" aria-label="Очистить" onClick={clear}>
          <Icon name="close" size={20} />
        </button>
      )}
      {isOpen ? <Lines lines={lines} active={active} /> : null}
    </>
  );
}

/** The lines in groups of their kind. */
function Lines({ lines, active }: { lines: readonly Suggestion[]; active: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Подсказок: {lines.length}
      </p>
      <div id={listId} role="listbox" aria-label="Подсказки" className="suggestions">
        {[...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, ofKind]) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of choices has groups of choices, not of fields
          <div key={kind} role="group" aria-label={titles[kind]}>
            <p className="suggestions-title" aria-hidden="true">
              {titles[kind]}
            </p>
            {ofKind.map((line) => {
              const index = lines.indexOf(line);
              return (
                <Link
                  key={line.url}
                  to={line.url}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className="suggestion"
                  onMouseDown={(event) => event.preventDefault()}
                >
                  {line.image ? <Picture src={line.image} alt="" width={40} height={40} /> : null}
                  <span className="min-w-0 flex-1">{line.name}</span>
                  {line.price === null ? null : <span className="tabular font-medium whitespace-nowrap">{rubles(line.price)}</span>}
                </Link>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

import { type RefObject, useEffect, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { rubles } from '../../format/money.ts';
import { Picture } from '../../ui/picture.tsx';
import { readHistory, remember } from './history.ts';
import { historyLines, type Suggestion, suggestionLines } from './lines.ts';
import type { loader } from './suggestions.ts';

/** Milliseconds without a key before suggestions are asked for. */
const pause = 150;

interface SuggestionListProps {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

const titles: Record<Suggestion['kind'], string> = {
  history: 'Вы искали',
  query: 'Часто ищут',
  category: 'Разделы',
  brand: 'Бренды',
  product: 'Товары',
};

/** Suggestions below the search field; arrows choose, Enter goes, Escape closes. The focus stays in the field. */
export default function SuggestionList({ text, input, onClose }: SuggestionListProps) {
  const { load, data } = useFetcher<typeof loader>({ key: 'suggestions' });
  const navigate = useNavigate();
  const [active, setActive] = useState(-1);
  const isEmpty = text.trim() === '';
  const lines = isEmpty ? historyLines(readHistory()) : suggestionLines(data ?? null);

  useEffect(() => {
    setActive(-1);
    if (isEmpty) return;
    const timer = setTimeout(() => void load(`/suggestions?q=${encodeURIComponent(text)}`), pause);
    return () => clearTimeout(timer);
  }, [text, isEmpty, load]);

  useEffect(() => {
    const field = input.current;
    const onSubmit = () => remember(field?.value ?? '');
    field?.form?.addEventListener('submit', onSubmit);
    return () => field?.form?.removeEventListener('submit', onSubmit);
  }, [input]);

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
        onClose();
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
  }, [input, lines, active, navigate, onClose]);

  useEffect(() => {
    if (active >= 0) input.current?.setAttribute('aria-activedescendant', `suggestion-${active}`);
    else input.current?.removeAttribute('aria-activedescendant');
  }, [active, input]);

  if (lines.length === 0) return null;
  return (
    <div className="suggestions">
      <p className="visually-hidden" role="status">
        Подсказок: {lines.length}
      </p>
      <div role="listbox" aria-label="Подсказки">
        {lines.map((line, index) => (
          <div key={`${line.kind}${line.url}`} role="presentation">
            {lines[index - 1]?.kind === line.kind ? null : <p className="suggestions-title">{titles[line.kind]}</p>}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are handled by the field */}
            <div
              id={`suggestion-${index}`}
              role="option"
              aria-selected={index === active}
              className="suggestion"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void navigate(line.url)}
            >
              {line.image ? <Picture src={line.image} alt="" width={40} height={40} /> : null}
              <span className="min-w-0 flex-1">{line.name}</span>
              {line.price === null ? null : <span className="tabular font-medium whitespace-nowrap">{rubles(line.price)}</span>}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

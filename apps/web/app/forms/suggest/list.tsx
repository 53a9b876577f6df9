import { useEffect, useState } from 'react';
import { fillForm } from './fill.ts';
import type { Kind, Line } from './lines.ts';

/** Milliseconds without a key before suggestions are asked for. */
const pause = 150;

interface SuggestListProps {
  id: string;
  kind: Kind;
  city: string | undefined;
  text: string;
  input: HTMLInputElement;
  /** Told the id of the line that the arrows are on. */
  onActive: (id: string | null) => void;
  onOpen: (isOpen: boolean) => void;
  onClose: () => void;
}

/** Suggestions below a field; arrows choose, Enter takes, Escape closes. The focus stays in the field. */
export default function SuggestList({ id, kind, city, text, input, onActive, onOpen, onClose }: SuggestListProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [at, setAt] = useState(-1);
  const isOpen = lines.length > 0;

  useEffect(() => {
    setAt(-1);
    // What is not waited for any more ends all the way down to the provider.
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void ask(kind, { text, city: city ?? textIn(input.form, 'cityName'), field: input.name }, asking.signal).then((found) => {
        if (!asking.signal.aborted) setLines(found);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [kind, city, text, input]);

  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);
  useEffect(() => () => onOpen(false), [onOpen]);
  useEffect(() => {
    onActive(at < 0 ? null : `${id}-${at}`);
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, id, onActive]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const chosen = lines[at];
      if (step !== 0 && isOpen) {
        event.preventDefault();
        // One more place than lines: none is chosen, and the text in the field counts.
        const places = lines.length + 1;
        setAt((now) => ((now + 1 + step + places) % places) - 1);
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Enter' && chosen !== undefined) {
        event.preventDefault();
        fillForm(input, chosen);
        onClose();
      }
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [input, lines, at, isOpen, onClose]);

  if (!isOpen) return null;
  return (
    <>
      <p className="visually-hidden" role="status">
        Подсказок: {lines.length}
      </p>
      <div id={id} role="listbox" aria-label="Подсказки" className="suggestions">
        {lines.map((line, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are handled by the field
          <div
            key={line.text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className="suggestion"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              fillForm(input, line);
              onClose();
            }}
          >
            {line.text}
          </div>
        ))}
      </div>
    </>
  );
}

/** What stands in a field of the form; empty when it has none of that name. */
function textIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The lines for a text; none when they cannot be had: it is only a help. */
async function ask(kind: Kind, typed: Record<string, string>, signal: AbortSignal): Promise<readonly Line[]> {
  try {
    const answer = await fetch(`/suggest/${kind}`, { method: 'POST', body: new URLSearchParams(typed), signal });
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

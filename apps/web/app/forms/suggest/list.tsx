import { useEffect, useRef, useState } from 'react';
import { type OpenList, optionId } from '../../ui/combobox.ts';
import { ComboboxList, useComboboxList } from '../../ui/combobox-list.tsx';
import type { Kind, Line } from './lines.ts';

/** Milliseconds without a key before suggestions are asked for. */
const pause = 150;

interface SuggestListProps {
  id: string;
  kind: Kind;
  city: string | undefined;
  text: string;
  input: HTMLInputElement;
  onChange: (list: OpenList | null) => void;
  onClose: () => void;
  /** The field has lost the focus while the list was open. */
  onLeave: () => void;
}

/** Milliseconds after a finger is lifted in which what was under it is pressed. */
const pressTime = 100;

/** Suggestions below a field; arrows choose, Enter takes, Escape closes. The focus stays in the field. */
export default function SuggestList({ id, kind, city, text, input, onChange, onClose, onLeave }: SuggestListProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);

  useEffect(() => {
    // What is not waited for any more ends all the way down to the provider.
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void fetchLines(kind, { text, city: city ?? textIn(input.form, 'cityName'), field: input.name }, controller.signal).then(
        (newLines) => {
          if (!controller.signal.aborted) setLines(newLines);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [kind, city, text, input]);

  const choose = (line: Line) => {
    fillForm(input, line);
    onClose();
  };
  const active = useComboboxList({ id, input, text, lines, onChange, onChoose: choose, onClose });

  // What stands below moves up when the list closes: not while it is being pressed, or the press would miss it.
  const isPressing = useRef(false);
  useEffect(() => {
    const onPress = () => {
      isPressing.current = true;
    };
    // A finger takes the focus away after it has been lifted, and presses then.
    const onRelease = () => {
      setTimeout(() => {
        isPressing.current = false;
        if (document.activeElement !== input) onLeave();
      }, pressTime);
    };
    const onBlur = () => {
      if (!isPressing.current) onLeave();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    input.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
      input.removeEventListener('blur', onBlur);
    };
  }, [input, onLeave]);

  const isOpen = lines.length > 0;
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen]);

  if (!isOpen) return null;
  return (
    <ComboboxList id={id} count={lines.length}>
      {lines.map((line, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are handled by the field
        <div
          key={line.text}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className="suggestion"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(line)}
        >
          {line.text}
        </div>
      ))}
    </ComboboxList>
  );
}

/** What stands in a field of the form; empty when it has none of that name. */
function textIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The lines for a text; none when they cannot be had: it is only a help. */
async function fetchLines(kind: Kind, fields: Record<string, string>, signal: AbortSignal): Promise<readonly Line[]> {
  try {
    const answer = await fetch(`/suggest/${kind}`, { method: 'POST', body: new URLSearchParams(fields), signal });
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

/** Writes a chosen suggestion into the fields of the form that it fills; those it says nothing of stay as they are. */
function fillForm(input: HTMLInputElement, { fills }: Line): void {
  for (const [name, value] of Object.entries(fills)) {
    const field = name === input.name ? input : input.form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

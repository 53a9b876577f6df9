import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type OpenList, optionId } from './combobox.ts';

interface ComboboxListOptions<Line> {
  id: string;
  /** The field that has the focus, and what is typed in it. */
  input: HTMLInputElement | null;
  text: string;
  lines: readonly Line[];
  /** Told what the field says by `comboboxProps`. */
  onChange: (list: OpenList | null) => void;
  onChoose: (line: Line) => void;
  onClose: () => void;
}

/** Lines below a field whose arrows choose, Enter takes, Escape closes; returns which the arrows are on. The focus stays in the field. */
export function useComboboxList<Line>({ id, input, text, lines, onChange, onChoose, onClose }: ComboboxListOptions<Line>): number {
  const [active, setActive] = useState(-1);
  const isOpen = lines.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other lines
  useEffect(() => setActive(-1), [text]);

  // After every commit: React may lose an effect whose dependencies change while a transition is rendered anew (react/react#34556).
  const reported = useRef<number | null>(null);
  useEffect(() => {
    const current = isOpen ? active : null;
    if (reported.current === current) return;
    reported.current = current;
    onChange(current === null ? null : { active: current });
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => () => onChange(null), [onChange]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const activeLine = lines[active];
      if (step !== 0 && isOpen) {
        event.preventDefault();
        // One more place than lines: none is chosen, and the text in the field counts.
        const places = lines.length + 1;
        setActive((now) => ((now + 1 + step + places) % places) - 1);
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Enter' && activeLine !== undefined) {
        event.preventDefault();
        onChoose(activeLine);
      }
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  }, [input, lines, active, isOpen, onChoose, onClose]);

  return active;
}

/** The list itself, and how many lines it has for who does not see it. */
export function ComboboxList({ id, count, children }: { id: string; count: number; children: ReactNode }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Подсказок: {count}
      </p>
      <div id={id} role="listbox" aria-label="Подсказки" className="suggestions">
        {children}
      </div>
    </>
  );
}

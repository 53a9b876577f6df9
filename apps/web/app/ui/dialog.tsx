import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';
import { scrollLock } from './scroll-lock.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/** A modal window, open as long as it is rendered. Closes on Escape, on a click on the overlay and on its button (spec 1 §2). */
export function Dialog({ title, onClose, children, className }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    scrollLock(true);
    return () => {
      scrollLock(false);
      dialog?.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which `onClose` hears.
    <dialog
      ref={element}
      className={`dialog${className ? ` ${className}` : ''}`}
      aria-labelledby={heading}
      onClose={({ currentTarget }) => {
        // In development effects are run twice: by now it is open once more.
        if (!currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target !== element.current) return;
        const { left, right, top, bottom } = element.current.getBoundingClientRect();
        const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
        if (!inside) element.current.close();
      }}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <Heading level={2} id={heading}>
          {title}
        </Heading>
        <button type="button" className="button-icon -m-2" aria-label="Закрыть" onClick={() => element.current?.close()}>
          <Icon name="close" size={22} />
        </button>
      </div>
      {children}
    </dialog>
  );
}

import { useEffect, useState } from 'react';
import { useAnnounce } from './announcer.tsx';
import { Button } from './button.tsx';
import { useCopy } from './copy-link.ts';

interface CopyButtonProps {
  text: string;
  /** What it is, for whoever does not see where the button stands. */
  of: string;
  /** Id of the element that shows the text. */
  shownIn: string;
}

/** Copies a text, or selects it where the browser refuses; there only once a script can do it. */
export function CopyButton({ text, of, shownIn }: CopyButtonProps) {
  const announce = useAnnounce();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(navigator.clipboard !== undefined), []);
  const { isCopied, copy } = useCopy(text, 'Скопировано');
  if (!isReady) return null;
  const select = () => {
    const shown = document.getElementById(shownIn);
    if (shown !== null) window.getSelection()?.selectAllChildren(shown);
    announce('Скопировать не получилось, текст выделен');
  };
  const label = isCopied ? 'Скопировано' : 'Скопировать';
  return (
    <Button type="button" aria-label={`${label}: ${of}`} onClick={() => void copy(text, select)}>
      {label}
    </Button>
  );
}

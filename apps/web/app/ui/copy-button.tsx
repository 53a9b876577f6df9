import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { useCopy } from './copy-link.ts';

/** Copies a text; there only once a script can do it. `isShort` shows no more than «Скопировать», where the label says of what. */
export function CopyButton({ text, label, isShort = false }: { text: string; label: string; isShort?: boolean }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(navigator.clipboard !== undefined), []);
  const { isCopied, copy } = useCopy(text, 'Скопировано');
  if (!isReady) return null;
  return (
    <Button type="button" aria-label={isShort ? label : undefined} onClick={() => void copy(text, () => undefined)}>
      {isCopied ? 'Скопировано' : isShort ? 'Скопировать' : label}
    </Button>
  );
}

import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { useCopy } from './copy-link.ts';

/** Copies a text; there only once a script can do it. `of` says of what to whoever does not see where the button stands. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(navigator.clipboard !== undefined), []);
  const { isCopied, copy } = useCopy(text, 'Скопировано');
  if (!isReady) return null;
  const label = isCopied ? 'Скопировано' : 'Скопировать';
  return (
    <Button type="button" aria-label={`${label}: ${of}`} onClick={() => void copy(text, () => undefined)}>
      {label}
    </Button>
  );
}

import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Opens the browser's print dialog; there only once a script can do it. */
export function PrintButton({ wide = true, look = 'secondary' }: { wide?: boolean; look?: 'secondary' | 'quiet' }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  return (
    <Button type="button" look={look} wide={wide} className="print:hidden" onClick={() => window.print()}>
      <Icon name="printer" size={18} />
      Распечатать
    </Button>
  );
}

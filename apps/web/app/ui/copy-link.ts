import type { MouseEvent } from 'react';

/**
 * Copies the address of a pressed link, where the browser can, and says so in its words; elsewhere, and by a press that opens a tab, the link
 * leads there.
 */
export function copyLink(event: MouseEvent<HTMLAnchorElement>, announce: (message: string) => void): void {
  // It is there in a secure context only.
  if (navigator.clipboard === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const { href } = event.currentTarget;
  const label = event.currentTarget.querySelector('span');
  event.preventDefault();
  navigator.clipboard.writeText(href).then(
    () => {
      if (label !== null) label.textContent = 'Ссылка скопирована';
      announce('Ссылка скопирована');
    },
    () => window.location.assign(href),
  );
}

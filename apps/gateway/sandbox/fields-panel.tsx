import '@graphiql/plugin-explorer/style.css';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** A sign that says by its name what the plugin's own says by its look alone. */
function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg className="sign" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" role="img">
      <title>{name}</title>
      {children}
    </svg>
  );
}

const { icon, content: Explorer } = explorerPlugin({
  title: 'Fields',
  arrowOpen: (
    <Sign name="chosen">
      <path d="M4 6l4 4 4-4" />
    </Sign>
  ),
  arrowClosed: (
    <Sign name="not chosen">
      <path d="M6 4l4 4-4 4" />
    </Sign>
  ),
  checkboxChecked: (
    <Sign name="chosen">
      <path d="M2.5 2.5h11v11h-11zM5 8l2 2.5L11 5.5" />
    </Sign>
  ),
  checkboxUnchecked: (
    <Sign name="not chosen">
      <path d="M2.5 2.5h11v11h-11z" />
    </Sign>
  ),
});

/** The plugin's fields and arguments are spans that only a mouse reaches, and its inputs have no names. */
function makeOperable(panel: HTMLElement): void {
  for (const span of panel.querySelectorAll<HTMLElement>('span[style*="cursor: pointer"]')) {
    span.role = 'button';
    span.tabIndex = 0;
  }
  for (const control of panel.querySelectorAll('input, select')) {
    const argument = control.closest('[data-arg-name]')?.getAttribute('data-arg-name');
    control.ariaLabel = argument ?? (control.tagName === 'INPUT' ? 'Name of the operation' : 'Kind of the new operation');
  }
  for (const button of panel.querySelectorAll('.graphiql-explorer-actions button')) button.ariaLabel = 'Add an operation';
}

function press(event: KeyboardEvent): void {
  const isPress = (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey;
  if (!isPress || !(event.target instanceof HTMLElement) || event.target.role !== 'button') return;
  event.preventDefault();
  event.target.click();
}

/** Every field of the schema beside the operation: a click puts it in or takes it out. */
function Fields() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = panel;
    if (current === null) return;
    makeOperable(current);
    const observer = new MutationObserver(() => makeOperable(current));
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <section className="fields" aria-label="Fields" ref={panel} onKeyDown={press}>
      <Explorer />
    </section>
  );
}

export const fieldsPanel = { title: 'Fields', icon, content: Fields };

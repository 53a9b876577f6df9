import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';

/** Where the panel at the side covers the editor; the same width stands in `sandbox.css`. */
export const isNarrow = (): boolean => matchMedia('(max-width: 700px)').matches;

/** What is chosen in a panel to be seen in the editor: an example, an operation of the history. */
const choices = '.examples .opener, .graphiql-history-item-label';

/** Closes the panel after a choice where it covers what was chosen; shows nothing itself. */
export function ClosesPanel() {
  const { setVisiblePlugin } = useGraphiQLActions();
  const { visiblePlugin } = useGraphiQL(pick('visiblePlugin'));
  useEffect(() => {
    const close = ({ target }: MouseEvent) => {
      if (isNarrow() && target instanceof Element && target.closest(choices) !== null) setVisiblePlugin(null);
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, [setVisiblePlugin]);
  useEffect(() => {
    // The focus went with the panel, and what was chosen stands in the tab that is open.
    const isLost = visiblePlugin === null && document.activeElement === document.body;
    if (isLost && isNarrow()) document.querySelector<HTMLElement>('.graphiql-tab-active button')?.focus();
  }, [visiblePlugin]);
  return null;
}

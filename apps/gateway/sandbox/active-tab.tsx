import { pick, useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';
import { change } from './state.ts';

/** Brings the tab that is open into sight, since there may be more of them than fit, and forgets the answer of the one before; shows nothing itself. */
export function ActiveTab() {
  const { tabs, activeTabIndex } = useGraphiQL(pick('tabs', 'activeTabIndex'));
  const { title, id } = tabs[activeTabIndex] ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands changes with them
  useEffect(() => {
    document.querySelector('.graphiql-tab-active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeTabIndex, tabs.length, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another answer
  useEffect(() => change({ last: undefined, response: undefined }), [id]);
  return null;
}

import { pick, useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/** Brings the tab that is open into sight, since there may be more of them than fit; shows nothing itself. */
export function ActiveTabScroll() {
  const { tabs, activeTabIndex } = useGraphiQL(pick('tabs', 'activeTabIndex'));
  const title = tabs[activeTabIndex]?.title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands changes with them
  useEffect(() => {
    document.querySelector('.graphiql-tab-active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeTabIndex, tabs.length, title]);
  return null;
}

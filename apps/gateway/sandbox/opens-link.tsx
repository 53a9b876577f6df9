import { useEffect, useRef } from 'react';
import { useOpenTab } from './open-tab.ts';
import { linkContent } from './share.ts';

/** Opens what the address holds in a tab of its own, at the start and whenever the address changes, and never runs it; shows nothing itself. */
export function OpensLink() {
  const openTab = useOpenTab();
  const latest = useRef(openTab);
  latest.current = openTab;
  const isReady = openTab !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const open = () => {
      const content = linkContent(location.hash);
      if (content === null) return;
      const [, name = ''] = /\b(?:query|mutation|subscription)\s+(\w+)/.exec(content.query) ?? [];
      latest.current?.({ ...content, headers: '' }, name);
      // What is changed from now on is not what the address says.
      history.replaceState(null, '', location.pathname + location.search);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [isReady]);
  return null;
}

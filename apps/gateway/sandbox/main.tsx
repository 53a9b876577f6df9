import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './sandbox.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { ActiveTab } from './active-tab.tsx';
import { comparePanel } from './compare-panel.tsx';
import { CostEstimate } from './cost-estimate.tsx';
import { examples } from './examples.ts';
import { examplesPanel } from './examples-panel.tsx';
import { fieldsPanel } from './fields-panel.tsx';
import { filesPanel } from './files-panel.tsx';
import { ClosesPanel } from './narrow-window.tsx';
import { OpensLink } from './opens-link.tsx';
import { ProvenancePanel, ResponseHead } from './provenance-panel.tsx';
import { cancelRequest, lookWhoIsHere, send } from './send.ts';
import { sessionPanel } from './session-panel.tsx';
import { sharePanel } from './share-panel.tsx';

const [first] = examples;
const variables = JSON.stringify(first?.variables, null, 2);
/** What has been typed in this window before is shown as it was left. */
const isUntouched = sessionStorage.getItem('graphiql:variables') === null;
let openTab: string | undefined;
/** The answer that is under way is of the tab before: it would be shown in this one. */
function enterTab(id: string | undefined): void {
  if (openTab !== id) cancelRequest();
  openTab = id;
}

const place = document.getElementById('sandbox');
if (place !== null) {
  createRoot(place).render(
    <GraphiQL
      // It subscribes by an observer; its type knows two more ways.
      fetcher={send as ComponentProps<typeof GraphiQL>['fetcher']}
      plugins={[examplesPanel, fieldsPanel, sharePanel, comparePanel, filesPanel, sessionPanel, HISTORY_PLUGIN]}
      visiblePlugin={examplesPanel}
      // What has been typed, a password perhaps, is forgotten with the tab.
      storage={sessionStorage}
      defaultTabs={first && [{ query: first.query, variables }]}
      // The editor does not take them out of the tab by itself.
      {...(isUntouched && first && { initialQuery: first.query, initialVariables: variables })}
      defaultEditorToolsVisibility="variables"
      onTabChange={({ tabs, activeTabIndex }) => enterTab(tabs[activeTabIndex]?.id)}
    >
      <GraphiQL.Logo>Vitrina</GraphiQL.Logo>
      <GraphiQL.Footer>
        <CostEstimate />
        <ResponseHead />
        <ProvenancePanel />
      </GraphiQL.Footer>
      <ClosesPanel />
      <ActiveTab />
      <OpensLink />
    </GraphiQL>,
  );
  // Without it the panels know less, and the editor works all the same.
  lookWhoIsHere().catch(() => undefined);
}

import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './sandbox.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';
import { examplesPanel } from './panel.tsx';

/** Same origin, so the visitor's own cookies go along: a basket filled here is the one in the shop. */
async function send(
  params: { query: string; operationName?: string | null; variables?: unknown },
  options?: { headers?: Record<string, string> },
) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...options?.headers },
    body: JSON.stringify(params),
  });
  return response.json();
}

const [first] = examples;
const place = document.getElementById('sandbox');
if (place !== null) {
  createRoot(place).render(
    <GraphiQL
      fetcher={send}
      plugins={[HISTORY_PLUGIN, examplesPanel]}
      visiblePlugin={examplesPanel}
      defaultTabs={first && [{ query: first.query, variables: JSON.stringify(first.variables, null, 2) }]}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>Vitrina</GraphiQL.Logo>
    </GraphiQL>,
  );
}

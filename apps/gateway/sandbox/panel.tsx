import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples } from './examples.ts';

const domains = [...new Set(examples.map(({ domain }) => domain))];

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4" />
    </svg>
  );
}

/** Ready operations by domain; a click opens one in a tab of its own. */
function Examples() {
  const { addTab, run } = useGraphiQLActions();
  const queryEditor = useGraphiQL(({ queryEditor }) => queryEditor);
  const variableEditor = useGraphiQL(({ variableEditor }) => variableEditor);
  const open = ({ query, variables, isSafe }: Example) => {
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(JSON.stringify(variables, null, 2));
    // What changes something waits for its reader; the rest is run once the editors have told of their new texts.
    if (isSafe) setTimeout(() => run(), 300);
  };
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      {domains.map((domain) => (
        <div key={domain}>
          <h3>{domain}</h3>
          <ul>
            {examples
              .filter((example) => example.domain === domain)
              .map((example) => (
                <li key={example.title}>
                  <button type="button" className="graphiql-un-styled" onClick={() => open(example)}>
                    {example.title}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export const examplesPanel = { title: 'Examples', icon: Icon, content: Examples };

import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, variablesOf } from './example.ts';
import { examples } from './examples.ts';
import { KeyNotice } from './key-notice.tsx';
import { current, useSandbox } from './state.ts';

/** In their order, each one works with what those above it have done; so a domain may stand in two places. */
const groups = examples.reduce<Example[][]>((all, example) => {
  const last = all.at(-1);
  if (last?.[0]?.domain === example.domain) last.push(example);
  else all.push([example]);
  return all;
}, []);
const titles = new Map(examples.map(({ name, title }) => [name, title]));
const joinTitles = (names: readonly string[]): string => names.map((name) => `«${titles.get(name) ?? name}»`).join(', ');

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4" />
    </svg>
  );
}

/** Puts an example into the tab it has already, or a new one, and runs it when nothing can be changed by that. */
function useOpen(): (example: Example) => void {
  const { addTab, changeTab, setOperationName, run } = useGraphiQLActions();
  const { queryEditor, variableEditor, tabs } = useGraphiQL(pick('queryEditor', 'variableEditor', 'tabs'));
  return (example) => {
    const place = tabs.findIndex((tab) => tab.operationName === example.name);
    if (place === -1) addTab();
    else changeTab(place);
    const { variables, missing } = variablesOf(example, current().answers);
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(JSON.stringify(variables, null, 2));
    // The editor reads a new text a moment later; until then it would run the operation of the tab before.
    setOperationName(example.name);
    if (example.isSafe && missing.length === 0) void run();
  };
}

function Opener({ example, onOpen }: { example: Example; onOpen: () => void }) {
  const { answers } = useSandbox();
  const missing = example.after.filter((name) => !answers.has(name));
  return (
    <li>
      <button type="button" className="graphiql-un-styled opener" onClick={onOpen}>
        {example.title}
        {!example.isSafe && <small> changes something: run it yourself</small>}
        {missing.length > 0 && <small> first: {joinTitles(missing)}</small>}
      </button>
    </li>
  );
}

/** Ready operations by domain; their variables come from earlier answers where those are needed. */
function Examples() {
  const open = useOpen();
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      <KeyNotice />
      {groups.map((group) => (
        <div key={group[0]?.name}>
          <h3>{group[0]?.domain}</h3>
          <ul>
            {group.map((example) => (
              <Opener key={example.name} example={example} onOpen={() => open(example)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export const examplesPanel = { title: 'Examples', icon: Icon, content: Examples };

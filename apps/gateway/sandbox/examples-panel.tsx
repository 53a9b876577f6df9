import { useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { type Example, variablesOf } from './example.ts';
import { examples, searchStories } from './examples.ts';
import { KeyNotice } from './key-notice.tsx';
import { useOpenTab } from './open-tab.ts';
import { current, useSandbox } from './state.ts';

const titles = new Map(examples.map(({ name, title }) => [name, title]));
const joinTitles = (names: readonly string[]): string => names.map((name) => `«${titles.get(name) ?? name}»`).join(', ');

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4" />
    </svg>
  );
}

/** Opens an example in a tab of its own, and runs it when nothing can be changed by that. */
function useOpen(): (example: Example) => void {
  const { run } = useGraphiQLActions();
  const openTab = useOpenTab();
  return (example) => {
    if (openTab === undefined) return;
    const { variables, missing } = variablesOf(example, current().answers);
    const headers = example.headers && JSON.stringify(example.headers, null, 2);
    openTab({ query: example.query, variables: JSON.stringify(variables, null, 2), headers: headers ?? '' }, example.name);
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

/** Ready operations by what one wants to do; their variables come from earlier answers where those are needed. */
function Examples() {
  const open = useOpen();
  const [text, setText] = useState('');
  const stories = searchStories(text);
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      <KeyNotice />
      <label>
        Search by title, field or domain
        <input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      {stories.length === 0 && <p role="status">No example has all of these words.</p>}
      {stories.map(({ title, examples: shown }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {shown.map((example) => (
              <Opener key={example.name} example={example} onOpen={() => open(example)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export const examplesPanel = { title: 'Examples', icon: Icon, content: Examples };

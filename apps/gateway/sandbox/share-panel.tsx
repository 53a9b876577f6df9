import { pick, useGraphiQL, useHeadersEditorState, useOperationsEditorState, useVariablesEditorState } from '@graphiql/react';
import { useId, useState } from 'react';
import { objectIn } from './object-in.ts';
import { curlOf, fetchOf, linkOf } from './share.ts';
import { useSandbox } from './state.ts';

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8" />
    </svg>
  );
}

/** A text to take along: by the button, or by hand where a page may not write to the clipboard. */
function Copyable({ title, text, note }: { title: string; text: string; note: string }) {
  const [outcome, setOutcome] = useState('');
  const field = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied.');
    } catch {
      const element = document.getElementById(field);
      if (element instanceof HTMLTextAreaElement) element.select();
      setOutcome('This page may not write to the clipboard: copy what is selected.');
    }
  };
  return (
    <>
      <h3>
        <label htmlFor={field}>{title}</label>
      </h3>
      <textarea id={field} readOnly value={text} spellCheck={false} aria-describedby={`${field}-note`} />
      <button type="button" className="graphiql-button" onClick={copy}>
        Copy as {title}
      </button>
      <span role="status"> {outcome}</span>
      <p id={`${field}-note`} className="note">
        {note}
      </p>
    </>
  );
}

/** What stands in the editor, for a terminal, a program, or somebody else's sandbox. */
function Share() {
  const [query] = useOperationsEditorState();
  const [variablesText] = useVariablesEditorState();
  const [headersText] = useHeadersEditorState();
  const { operationName } = useGraphiQL(pick('operationName'));
  const { appKey, developerKey } = useSandbox();
  const variables = objectIn(variablesText);
  const written = objectIn(headersText);
  const url = location.origin + location.pathname;
  const headers = {
    ...(appKey !== '' && { 'x-app-key': appKey }),
    ...(developerKey !== '' && { 'x-developer-key': developerKey }),
    ...Object.fromEntries(Object.entries(written ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)])),
  };
  const operation = { url, query, operationName, variables: variables ?? undefined, headers };
  const keys = 'Variables, headers and keys go along as you entered them; cookies do not.';
  return (
    <section className="share" aria-label="Share">
      <h2>Share</h2>
      {variables === null || written === null ? (
        <p role="status">Variables and headers have to be JSON without comments.</p>
      ) : (
        <>
          <Copyable title="curl" text={curlOf(operation)} note={keys} />
          <Copyable title="fetch" text={fetchOf(operation)} note={keys} />
        </>
      )}
      <Copyable
        title="link"
        text={linkOf({ url, query, variables: variablesText })}
        note="Opens this operation with its variables, and runs nothing. It holds no headers and no keys."
      />
    </section>
  );
}

export const sharePanel = { title: 'Share', icon: Icon, content: Share };

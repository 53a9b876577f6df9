import { clientSdlOf } from '@vitrina/graphql/client-sdl.ts';
import { changesSince } from '@vitrina/graphql/commands/changes.ts';
import type { Change } from '@vitrina/graphql/commands/versions.ts';
import { buildSchema } from 'graphql';
import { type ChangeEvent, useEffect, useState } from 'react';
import { readSchema } from './send.ts';

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 5h6v14H4zM14 5h6v14h-6zM6 9h2M16 9h2M16 13h2" />
    </svg>
  );
}

const titles: Readonly<Record<Change['kind'], string>> = {
  breaking: 'Breaks operations',
  dangerous: 'May surprise a client',
  added: 'Added',
};

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p role="status">Nothing differs.</p>;
  return (Object.keys(titles) as Change['kind'][]).map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <div key={kind}>
        <h3>
          {titles[kind]}: {ofKind.length}
        </h3>
        <ul>
          {ofKind.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    );
  });
}

/** Schemas that were given out, by their versions, the newest first. */
async function readVersions(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch('/graphql/versions.json');
  // The shape is the one that `src/sandbox.ts` answers with.
  return new Map(response.ok ? Object.entries((await response.json()) as Record<string, string>) : []);
}

/** What the schema of this gateway has become since another version of it, or since the copy that a client keeps. */
function Compare() {
  const [versions, setVersions] = useState<ReadonlyMap<string, string>>(new Map());
  const [changes, setChanges] = useState<readonly Change[] | undefined>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    readVersions().then(setVersions, () => undefined);
  }, []);
  const compareWith = async (text: string) => {
    setChanges(undefined);
    setProblem('');
    try {
      setChanges(changesSince({ schema: buildSchema(clientSdlOf(text)) }, await readSchema()));
    } catch (error) {
      setProblem(`This is no schema: ${error instanceof Error ? error.message : error}`);
    }
  };
  const chooseFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) await compareWith(await file.text());
  };
  return (
    <section className="compare" aria-label="Compare">
      <h2>Compare</h2>
      <p className="note">What this gateway’s schema has become since an earlier version, or since the copy that you keep.</p>
      <label>
        Version
        <select defaultValue="" onChange={({ currentTarget }) => compareWith(versions.get(currentTarget.value) ?? '')}>
          <option value="" disabled>
            Choose one
          </option>
          {[...versions.keys()].map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </label>
      <label>
        Your copy of the schema
        <input type="file" accept=".graphql,.graphqls,.gql,.txt" onChange={chooseFile} />
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
      {changes !== undefined && <Changes changes={changes} />}
    </section>
  );
}

export const comparePanel = { title: 'Compare', icon: Icon, content: Compare };

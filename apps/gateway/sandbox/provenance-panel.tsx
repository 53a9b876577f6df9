import { Fragment } from 'react';
import { KeyNotice } from './key-notice.tsx';
import { lacksKey } from './keys.ts';
import { isNarrow } from './narrow-window.tsx';
import { provenanceRows, type Row } from './provenance-rows.ts';
import { useSandbox } from './state.ts';

/** A name that may go on in the next line after its dots and slashes, where a pane is narrow. */
function Name({ text }: { text: string }) {
  return (
    <code>
      {text.split(/(?<=[./])/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it is
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

function Line({ row: { field, count, from, milliseconds, calls } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">
        <Name text={field} />
        {count > 1 && <small> × {count}</small>}
      </th>
      {from === null ? (
        <td colSpan={4}>no call</td>
      ) : (
        <>
          <td title={from.endpoint}>
            <Name text={from.call} />
            {calls > 1 && <small> × {calls}</small>}
          </td>
          <td>{from.source}</td>
          <td className={from.state === 'failed' ? 'failed' : undefined}>
            {from.state}
            {from.code !== undefined && <code> {from.code}</code>}
          </td>
          <td className="number">{milliseconds.toFixed(1)}</td>
        </>
      )}
    </tr>
  );
}

function Cost({ cost }: { cost: { calls: number; budget: number; made?: number } | undefined }) {
  if (cost === undefined) return null;
  const { calls, budget, made } = cost;
  return (
    <span className="cost">
      Cost: at most {calls} of {budget} calls{made !== undefined && `, ${made} made`}
    </span>
  );
}

/** What stands there while there is no provenance. */
function NoProvenance() {
  const state = useSandbox();
  if (lacksKey(state) !== null) return <KeyNotice />;
  const isHidden = state.last !== undefined && !state.about.isDemo;
  return <p>{isHidden ? 'Told to those who give the developer key in «Session».' : 'Run an operation to see.'}</p>;
}

/** By HTTP: the status, and what the headers tell a client. */
export function ResponseHead() {
  const { response } = useSandbox();
  if (response === undefined) return null;
  return (
    <dl className="response-head" aria-label="HTTP response">
      {[['HTTP status', response.status] as const, ...response.headers].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Below the answer: where each of its fields came from, and what the operation cost. */
export function ProvenancePanel() {
  const state = useSandbox();
  const { last } = state;
  const provenance = last?.extensions?.provenance;
  const rows = provenance === undefined ? [] : provenanceRows(last?.data, provenance);
  return (
    <details className="provenance" open={!isNarrow() || lacksKey(state) !== null}>
      <summary>
        Where it came from <Cost cost={last?.extensions?.cost} />
      </summary>
      {rows.length === 0 ? (
        <NoProvenance />
      ) : (
        // A region that scrolls can be reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className="scrolled" aria-label="Where each field came from" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Call</th>
                <th scope="col">Source</th>
                <th scope="col">State</th>
                <th scope="col" className="number">
                  ms
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line key={[row.field, row.from?.endpoint, row.from?.source, row.from?.state, row.from?.code].join(' ')} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

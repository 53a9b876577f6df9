import { pick, useGraphiQL, useHeadersEditorState, useOperationsEditorState, useVariablesEditorState } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { objectIn } from './object-in.ts';
import { type Estimate, estimateCost } from './send.ts';

/** Milliseconds without a key pressed, after which a text is worth a request. */
const pauseBeforeEstimate = 500;

/** What the operation in the editor may cost, before it is run; nothing while its text is unfinished, and for who may not know. */
export function CostEstimate() {
  const [query] = useOperationsEditorState();
  const [variablesText] = useVariablesEditorState();
  const [headersText] = useHeadersEditorState();
  const { operationName } = useGraphiQL(pick('operationName'));
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const timer = setTimeout(() => {
      const variables = objectIn(variablesText) ?? {};
      const headers = objectIn(headersText) ?? {};
      estimateCost({ query, operationName, variables }, headers, ending.signal).then(
        (found) => ending.signal.aborted || setEstimate(found),
        () => undefined,
      );
    }, pauseBeforeEstimate);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [query, variablesText, headersText, operationName]);
  if (estimate === null) return null;
  const { calls, budget } = estimate;
  return (
    <p className={calls > budget ? 'estimate failed' : 'estimate'}>
      {calls > budget ? 'Costs too much to run' : 'To run it costs'}: at most {calls} of {budget} calls
    </p>
  );
}

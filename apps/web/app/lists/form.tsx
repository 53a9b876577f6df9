import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { ReturnField } from '../shell/return-field.tsx';
import { useAnnounce } from '../ui/announcer.tsx';
import type { action } from './change.ts';
import { changePath, formId } from './lists.ts';

/**
 * The form of every list button of the page. A guest's lists are cookies, so one change waits for the answer to the one before: each
 * is made to what the other has left.
 */
export function ListsForm() {
  const fetcher = useFetcher<typeof action>({ key: formId });
  const announce = useAnnounce();
  const isBusy = useRef(false);
  const waiting = useRef<FormData[]>([]);
  const { state, data, submit } = fetcher;

  useEffect(() => {
    if (state !== 'idle') return;
    const next = waiting.current.shift();
    isBusy.current = next !== undefined;
    if (next !== undefined) void submit(next, { method: 'post', action: changePath });
    else if (data?.kind === 'good') announce(data.text);
  }, [state, data, submit, announce]);

  return (
    <>
      <fetcher.Form
        id={formId}
        method="post"
        action={changePath}
        onSubmit={(event) => {
          if (!isBusy.current) {
            isBusy.current = true;
            return;
          }
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          waiting.current.push(new FormData(event.currentTarget, submitter));
        }}
      >
        <ReturnField />
      </fetcher.Form>
      {state === 'idle' && data?.kind === 'bad' ? (
        <p role="alert" className="list-failure">
          {data.text}
        </p>
      ) : null}
    </>
  );
}

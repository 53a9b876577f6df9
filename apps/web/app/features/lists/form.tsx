import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { changePath, fieldOf, formId } from '../../entities/product/lists.ts';
import { ReturnField } from '../../forms/return-field.tsx';
import { trackGoal } from '../../platform/goals/goals.ts';
import type { Notice } from '../../platform/session/notice.ts';
import { useAnnounce } from '../../ui/announcer.tsx';

/**
 * The form of every list button of the page. A guest's lists are cookies, so one change waits for the answer to the one before: each
 * is made to what the other has left.
 */
export function ListsForm() {
  const fetcher = useFetcher<Notice | null>({ key: formId });
  const announce = useAnnounce();
  /** What is under way. */
  const sent = useRef<FormData>(null);
  const waiting = useRef<FormData[]>([]);
  const { state, data, submit } = fetcher;

  useEffect(() => {
    if (state !== 'idle') return;
    if (sent.current !== null && data?.kind === 'good') trackGoals(sent.current);
    const next = waiting.current.shift() ?? null;
    sent.current = next;
    if (next !== null) void submit(next, { method: 'post', action: changePath });
    else if (data?.kind === 'good') announce(data.text);
  }, [state, data, submit, announce]);

  return (
    <>
      <fetcher.Form
        id={formId}
        method="post"
        action={changePath}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          const wanted = new FormData(event.currentTarget, submitter);
          if (sent.current === null) {
            sent.current = wanted;
            return;
          }
          event.preventDefault();
          waiting.current.push(wanted);
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

function trackGoals(sent: FormData): void {
  for (const id of sent.getAll(fieldOf('favorites', true))) trackGoal('favourite-add', { productId: String(id) });
  for (const id of sent.getAll(fieldOf('favorites', false))) trackGoal('favourite-remove', { productId: String(id) });
}

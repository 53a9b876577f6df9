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
  const pendingForm = useRef<FormData>(null);
  const waiting = useRef<FormData[]>([]);
  const { state, data, submit } = fetcher;

  useEffect(() => {
    if (state !== 'idle') return;
    if (pendingForm.current !== null && data?.kind === 'good') trackGoals(pendingForm.current);
    const next = waiting.current.shift() ?? null;
    pendingForm.current = next;
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
          const submittedForm = new FormData(event.currentTarget, submitter);
          if (pendingForm.current === null) {
            pendingForm.current = submittedForm;
            return;
          }
          event.preventDefault();
          waiting.current.push(submittedForm);
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

function trackGoals(form: FormData): void {
  for (const id of form.getAll(fieldOf('favorites', true))) trackGoal('favourite-add', { productId: String(id) });
  for (const id of form.getAll(fieldOf('favorites', false))) trackGoal('favourite-remove', { productId: String(id) });
}

import { type SubmitEvent, useState } from 'react';
import { upload } from './send.ts';

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M6 3h8l4 4v14H6zM14 3v4h4M12 17v-6m0 0-2.5 2.5M12 11l2.5 2.5" />
    </svg>
  );
}

/** Files travel beside operations: one is sent here, and a mutation takes its id. */
function Files() {
  const [outcome, setOutcome] = useState<{ id: string } | { problem: string } | undefined>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOutcome(undefined);
    setOutcome(await upload(new FormData(event.currentTarget)));
  };
  return (
    <section className="files" aria-label="Files">
      <h2>Files</h2>
      <form onSubmit={submit}>
        <label>
          What it is for
          <select name="purpose">
            <option value="repair">papers of a repair request</option>
            <option value="review">photo of a review</option>
          </select>
        </label>
        <label>
          File
          <input type="file" name="file" required />
        </label>
        <button type="submit" className="graphiql-button">
          Send to /uploads
        </button>
      </form>
      {outcome !== undefined &&
        ('id' in outcome ? (
          <p role="status">
            Its id is <code>{outcome.id}</code>: give it to <code>repairRequestCreate</code> or <code>commentCreate</code> within a day.
          </p>
        ) : (
          <p role="alert">{outcome.problem}</p>
        ))}
    </section>
  );
}

export const filesPanel = { title: 'Files', icon: Icon, content: Files };

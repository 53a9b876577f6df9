import { useFetcher } from 'react-router';
import type { say } from './say.server.ts';

interface VoteProps {
  id: string;
  likes: number | null;
  dislikes: number | null;
  vote: 'LIKE' | 'DISLIKE' | null;
}

/** Two buttons of a form; after the first word they have done their work. */
export function Vote({ id, likes, dislikes, vote }: VoteProps) {
  const fetcher = useFetcher<typeof say>();
  const said = fetcher.data?.vote ?? vote;
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : null;
  const isSending = fetcher.state !== 'idle';
  const count = (number: number | null) => (number === null ? null : <span className="tabular text-ink-soft">{number}</span>);
  return (
    <section aria-labelledby="vote" className="panel mt-8 max-w-[45rem]">
      <h2 id="vote" className="text-18">
        Обзор был полезен?
      </h2>
      <fetcher.Form method="post" action="?stay" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        {(
          [
            ['like', 'LIKE', 'Да', fetcher.data?.likes ?? likes],
            ['dislike', 'DISLIKE', 'Нет', fetcher.data?.dislikes ?? dislikes],
          ] as const
        ).map(([intent, own, text, number]) => (
          <button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            className={`button ${said === own ? 'button-soft' : 'button-secondary'}`}
            aria-pressed={said === own}
            disabled={said !== null || isSending}
          >
            {text} {count(number)}
          </button>
        ))}
      </fetcher.Form>
      <p role="status" className="mt-2 text-14 text-good">
        {said === null ? '' : 'Спасибо, ваш голос учтён.'}
      </p>
      {failure ? (
        <p role="alert" className="text-14 text-sale">
          {failure}
        </p>
      ) : null}
    </section>
  );
}

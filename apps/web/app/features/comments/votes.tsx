import { useFetcher, useLocation } from 'react-router';
import type { CommentVote } from '../../generated/graphql.ts';

interface VotesProps {
  /** The tab without its page, which takes the form. */
  base: string;
  id: string;
  likesCount: number;
  dislikesCount: number;
  myVote: CommentVote | null;
}

/** That nobody has voted needs no word. */
const Count = ({ value }: { value: number }) => (value === 0 ? null : <span className="tabular">{value}</span>);

/** Whether it was of use: one vote a visitor, which may become the other. */
export function Votes({ base, id, likesCount, dislikesCount, myVote }: VotesProps) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<{ isCounted: boolean }>();
  const isFailed = fetcher.state === 'idle' && fetcher.data?.isCounted === false;
  return (
    <fetcher.Form method="post" action={`${base}?stay`} className="votes">
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <button type="submit" name="vote" value="like" aria-pressed={myVote === 'LIKE'} className="vote">
        Полезно <Count value={likesCount} />
      </button>
      <button type="submit" name="vote" value="dislike" aria-pressed={myVote === 'DISLIKE'} className="vote">
        Не полезно <Count value={dislikesCount} />
      </button>
      {isFailed ? (
        <span role="alert" className="text-14 text-sale">
          Голос не засчитан. Попробуйте чуть позже.
        </span>
      ) : null}
    </fetcher.Form>
  );
}

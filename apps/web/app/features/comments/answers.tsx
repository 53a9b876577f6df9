import type { CommentFieldsFragment } from '../../generated/graphql.ts';
import { dateText } from '../../platform/format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Votes } from './votes.tsx';

/** Who says something, and when. */
export function Byline({ author, createdAt, children }: { author: string; createdAt: string | null; children?: React.ReactNode }) {
  return (
    <p className="byline">
      <span className="font-medium">{author === '' ? 'Покупатель' : author}</span>
      {createdAt === null ? null : <time dateTime={createdAt}>{dateText(createdAt)}</time>}
      {children}
    </p>
  );
}

/** Text as it was typed, by its lines. */
export function Lines({ text }: { text: string }) {
  return <p className="comment-text">{text}</p>;
}

/** What others, or the shop, say to it. */
export function Answers({ answers, base }: { answers: CommentFieldsFragment['answers']; base: string }) {
  if (answers.length === 0) return null;
  return (
    <ul className="answers" aria-label="Ответы">
      {answers.map(({ id, author, createdAt, text, isExpert, status, ...votes }) => (
        <li key={id} id={`comment-${id}`}>
          <Byline author={author} createdAt={createdAt}>
            {isExpert ? <Badge look="good">Эксперт</Badge> : null}
            {status === 'PUBLISHED' ? null : <Badge look="warn">На проверке</Badge>}
          </Byline>
          <Lines text={text} />
          {status === 'PUBLISHED' ? <Votes base={base} id={id} {...votes} /> : null}
        </li>
      ))}
    </ul>
  );
}

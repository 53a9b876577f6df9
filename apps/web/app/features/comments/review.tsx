import { Children, type ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Byline, Lines } from './answers.tsx';
import { foldOf } from './fold.ts';
import { Stars } from './stars.tsx';
import type { UsefulReview } from './useful.ts';

interface ReviewTextProps {
  review: Omit<UsefulReview, 'id'>;
  /** Beside the stars: which variant it is about, how long it has been used. */
  children?: ReactNode;
}

/** Who has written a review, when, and what: the same beside a product and among all of its reviews. */
export function ReviewText({ review: { author, createdAt, rate, text, pros, cons, isVerified, status }, children }: ReviewTextProps) {
  return (
    <>
      <Byline author={author} createdAt={createdAt}>
        {isVerified ? <Badge look="good">Куплено у нас</Badge> : null}
        {status === 'PUBLISHED' ? null : <Badge look="warn">На проверке</Badge>}
      </Byline>
      {rate === null && Children.toArray(children).length === 0 ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {rate === null ? null : <Stars rate={rate} />}
          {children}
        </p>
      )}
      {pros === '' ? null : (
        <div>
          <h3>Достоинства</h3>
          <FoldedLines text={pros} />
        </div>
      )}
      {cons === '' ? null : (
        <div>
          <h3>Недостатки</h3>
          <FoldedLines text={cons} />
        </div>
      )}
      <div>
        {pros === '' && cons === '' ? null : <h3>Комментарий</h3>}
        <FoldedLines text={text} />
      </div>
    </>
  );
}

/** Six lines of a long text, and the rest when it is asked for; the screen alone folds it, so it is read aloud and printed whole. */
function FoldedLines({ text }: { text: string }) {
  const fold = foldOf(text);
  return (
    <>
      <Lines text={text} />
      {fold === null ? null : (
        <details className={`read-on read-on-${fold}`}>
          <summary className="link link-alone">
            <span>Читать дальше</span>
            <span>Свернуть</span>
          </summary>
        </details>
      )}
    </>
  );
}

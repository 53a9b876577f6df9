import type { SaidFragment } from '../../generated/graphql.ts';
import { Badge } from '../../ui/badge.tsx';
import { pictureAt } from '../../ui/picture.tsx';
import { Answers, Byline, Lines } from './answers.tsx';
import { Stars } from './stars.tsx';
import { Votes } from './votes.tsx';

const side = 96;

/** One review with its photos, what others think of it and what the shop answers. */
export function Review({ review, base }: { review: SaidFragment; base: string }) {
  const { id, author, date, rate, text, pros, cons, experience, images, isVerified, status, answers, ...votes } = review;
  const name = author === '' ? 'покупателя' : author;
  return (
    <article id={`comment-${id}`} className="said" aria-label={`Отзыв: ${name}`}>
      <Byline author={author} date={date}>
        {isVerified ? <Badge look="good">Куплено у нас</Badge> : null}
        {status === 'PUBLISHED' ? null : <Badge look="warn">На проверке</Badge>}
      </Byline>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {rate === null ? null : <Stars rate={rate} />}
        {experience === '' ? null : <span className="text-14 text-ink-faint">Пользуется: {experience}</span>}
      </p>
      {pros === '' ? null : (
        <div>
          <h4>Достоинства</h4>
          <Lines text={pros} />
        </div>
      )}
      {cons === '' ? null : (
        <div>
          <h4>Недостатки</h4>
          <Lines text={cons} />
        </div>
      )}
      <div>
        {pros === '' && cons === '' ? null : <h4>Комментарий</h4>}
        <Lines text={text} />
      </div>
      {images.length === 0 ? null : (
        <ul className="photos" aria-label="Фотографии">
          {images.map((image, at) => (
            <li key={image}>
              <a href={image} target="_blank" rel="noreferrer">
                <img
                  src={pictureAt(image, 320)}
                  width={side}
                  height={side}
                  alt={`Фото ${at + 1} к отзыву: ${name}`}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {status === 'PUBLISHED' ? <Votes base={base} id={id} like={votes.like} notLike={votes.notLike} myVote={votes.myVote} /> : null}
      <Answers answers={answers} base={base} />
    </article>
  );
}

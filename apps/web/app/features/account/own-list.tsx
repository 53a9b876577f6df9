import { Link } from 'react-router';
import type { OwnCommentsQuery } from '../../generated/graphql.ts';
import { dateText } from '../../platform/format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pageAddress } from './page.ts';
import './account.css';

type Page = NonNullable<OwnCommentsQuery['ownComments']>;
type OwnComment = Page['nodes'][number];

/** What the shopper has said, each with what it is about and what others answered. */
export function OwnReviewList({ page, path, tab }: { page: Page; path: string; tab: 'comments' | 'faq' }) {
  return (
    <>
      <ul className="account-orders">
        {page.nodes.map((comment) => (
          <li key={comment.id}>
            <About comment={comment} tab={tab} />
            <p className="byline">
              {comment.rate === null ? null : <span>Оценка: {comment.rate} из 5</span>}
              {comment.createdAt === null ? null : <time dateTime={comment.createdAt}>{dateText(comment.createdAt)}</time>}
              {comment.status === 'PUBLISHED' ? null : <Badge look="warn">На проверке</Badge>}
            </p>
            {comment.pros === '' ? null : <Lines text={`Достоинства: ${comment.pros}`} />}
            {comment.cons === '' ? null : <Lines text={`Недостатки: ${comment.cons}`} />}
            <Lines text={comment.text} />
            <Answers comment={comment} />
          </li>
        ))}
      </ul>
      <Pagination current={page.pageInfo.currentPage} count={page.pageInfo.pageCount} href={(number) => pageAddress(path, number)} />
    </>
  );
}

/** Text as it was typed, by its lines. */
const Lines = ({ text }: { text: string }) => <p className="comment-text">{text}</p>;

function About({ comment: { id, product }, tab }: { comment: OwnComment; tab: 'comments' | 'faq' }) {
  if (product === null) return <p className="text-ink-soft">Товар больше не продаётся</p>;
  const [picture] = product.images;
  return (
    <div className="account-about">
      {picture === undefined ? null : <Picture src={picture} alt="" width={64} height={80} />}
      <Heading level={2} size={18}>
        <Link to={`${product.url}/${tab}#comment-${id}`} className="link-alone hover:text-accent">
          {product.name}
        </Link>
      </Heading>
    </div>
  );
}

function Answers({ comment: { answers } }: { comment: OwnComment }) {
  if (answers.length === 0) return null;
  return (
    <ul className="answers" aria-label="Ответы">
      {answers.map(({ id, author, createdAt, text, isExpert }) => (
        <li key={id}>
          <p className="byline">
            <span className="font-medium">{author === '' ? 'Покупатель' : author}</span>
            {createdAt === null ? null : <time dateTime={createdAt}>{dateText(createdAt)}</time>}
            {isExpert ? <Badge look="good">Эксперт</Badge> : null}
          </p>
          <Lines text={text} />
        </li>
      ))}
    </ul>
  );
}

import { Form } from 'react-router';
import type { CommentFailure } from '../../../features/comments/action.server.ts';
import { commentAction } from '../../../features/comments/action.server.ts';
import { addressOf, questionSorts, readFilters, sortOf, writing } from '../../../features/comments/address.ts';
import { Answers, Byline, Lines } from '../../../features/comments/answers.tsx';
import { SayForm } from '../../../features/comments/form.tsx';
import { placeOf } from '../../../features/comments/load.server.ts';
import { questionData } from '../../../features/comments/structured.server.ts';
import { Votes } from '../../../features/comments/votes.tsx';
import { SortButton, SortField } from '../../../forms/sort-field.tsx';
import type { CommentFieldsFragment } from '../../../generated/graphql.ts';
import { ProductQuestionsDocument } from '../../../generated/graphql.ts';
import { type PluralForms, pluralize } from '../../../platform/format/plural.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

const questions: PluralForms = ['вопрос', 'вопроса', 'вопросов'];

export const shouldRevalidate = skipAfterBasketOrListChange;

/** «Вопрос-ответ», of every product; when it cannot be loaded the rest of the page stands (spec 1 §8). */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { id, page, base } = placeOf({ params, url });
  const { sort } = readFilters(url.searchParams);
  const { data, errors } = await queryOrFail(context, request, ProductQuestionsDocument, { id, page, sort: sortOf(sort) });
  if (!data.product) absent(errors, 'product');
  const list = data.comments ?? null;
  if (list !== null && page > 1 && list.nodes.length === 0) notFound();
  return {
    base,
    page,
    sort,
    list,
    isSignedIn: data.viewer?.isSignedIn ?? false,
    isWriting: url.searchParams.has(writing),
    structured: questionData(list?.nodes ?? []),
  };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  return commentAction(context, request, placeOf({ params, url }));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(matches.at(-2)?.meta ?? []),
  ...(loaderData?.structured ?? []).map((each) => ({ 'script:ld+json': each })),
];

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  const { base, page, sort, list, isSignedIn, isWriting } = loaderData;
  const unsentComment = actionData && 'form' in actionData ? actionData : null;
  const address = (to: number) => addressOf(base, to, { sort, rates: [], withImages: false, withCons: false, query: '' });
  const isEmpty = list?.nodes.length === 0;
  const form = (
    <SayForm
      base={base}
      form="question"
      intent="question"
      opener="Задать вопрос"
      look="primary"
      textLabel="Вопрос"
      textHint="От 10 символов. Ответят покупатели и наши эксперты."
      submit="Отправить вопрос"
      isSignedIn={isSignedIn}
      unsentComment={unsentComment}
      isOpen={isWriting}
    />
  );
  return (
    <section aria-labelledby="questions" className="talk">
      <div className="talk-aside">
        <Heading level={2} id="questions">
          Вопрос-ответ
        </Heading>
        {list !== null && list.totalCount > 1 ? (
          <Form method="get" action={base} className="review-filters" preventScrollReset>
            <p className="text-14 text-ink-faint">{pluralize(list.totalCount, questions)}</p>
            <SortField options={questionSorts} sort={sort} />
            <SortButton />
          </Form>
        ) : null}
      </div>
      <div className="talk-main">
        {isEmpty ? null : form}
        {list === null ? (
          <ErrorState title="Вопросы не загрузились" text="Остальная страница работает. Попробуйте открыть их ещё раз." />
        ) : null}
        {isEmpty ? (
          <div className="talk-empty">
            <EmptyState title="Вопросов пока нет" text="Спросите о том, чего нет в описании." />
            {form}
          </div>
        ) : null}
        {list?.nodes.map((question) => (
          <QuestionItem key={question.id} question={question} base={base} isSignedIn={isSignedIn} unsentComment={unsentComment} />
        ))}
        <Pagination current={page} count={list?.pageInfo.pageCount ?? 1} href={address} />
      </div>
    </section>
  );
}

interface QuestionItemProps {
  question: CommentFieldsFragment;
  base: string;
  isSignedIn: boolean;
  unsentComment: CommentFailure | null;
}

/** A question with what is answered to it, and the form by which one may answer it. */
function QuestionItem({ question, base, isSignedIn, unsentComment }: QuestionItemProps) {
  const { id, author, createdAt, text, status, answers, likesCount, dislikesCount, myVote } = question;
  const isPublished = status === 'PUBLISHED';
  return (
    <article id={`comment-${id}`} className="comment" aria-label={`Вопрос: ${author === '' ? 'покупатель' : author}`}>
      <Byline author={author} createdAt={createdAt}>
        {isPublished ? null : <Badge look="warn">На проверке</Badge>}
      </Byline>
      <Lines text={text} />
      {isPublished ? <Votes base={base} id={id} likesCount={likesCount} dislikesCount={dislikesCount} myVote={myVote} /> : null}
      <Answers answers={answers} base={base} />
      {isPublished ? (
        <SayForm
          base={base}
          form={`answer-${id}`}
          intent="answer"
          opener="Ответить"
          textLabel="Ответ"
          submit="Отправить ответ"
          isSignedIn={isSignedIn}
          unsentComment={unsentComment}
          before={<input type="hidden" name="parentId" value={id} />}
        />
      ) : null}
    </article>
  );
}

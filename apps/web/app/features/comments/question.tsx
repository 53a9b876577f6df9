import type { SaidFragment } from '../../generated/graphql.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Unsaid } from './action.server.ts';
import { Answers, Byline, Lines } from './answers.tsx';
import { SayForm } from './form.tsx';
import { Votes } from './votes.tsx';

interface QuestionProps {
  question: SaidFragment;
  base: string;
  isSignedIn: boolean;
  unsaid: Unsaid | null;
}

/** A question with what is answered to it, and the form by which one may answer it. */
export function Question({ question, base, isSignedIn, unsaid }: QuestionProps) {
  const { id, author, date, text, status, answers, like, notLike, myVote } = question;
  const isPublished = status === 'PUBLISHED';
  return (
    <article id={`comment-${id}`} className="said" aria-label={`Вопрос: ${author === '' ? 'покупатель' : author}`}>
      <Byline author={author} date={date}>
        {isPublished ? null : <Badge look="warn">На проверке</Badge>}
      </Byline>
      <Lines text={text} />
      {isPublished ? <Votes base={base} id={id} like={like} notLike={notLike} myVote={myVote} /> : null}
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
          unsaid={unsaid}
          before={<input type="hidden" name="parentId" value={id} />}
        />
      ) : null}
    </article>
  );
}

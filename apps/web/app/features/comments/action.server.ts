import { isId } from '@vitrina/services/contract/fields/id.ts';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { dataOrRedirect, formOf, identifier, safePath, text, wholeNumber } from '../../forms/answer.server.ts';
import { statusOfForm } from '../../forms/status.server.ts';
import { type CommentCreateInput, DislikeCommentDocument, LikeCommentDocument, SayCommentDocument } from '../../generated/graphql.ts';
import { type Failure, statusOf } from '../../platform/gateway/gateway-failure.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import { noticeId } from '../../platform/session/notice-id.ts';

type Context = Readonly<RouterContextProvider>;

/** What was typed and could not be taken; nothing of it is lost. */
export interface CommentFailure {
  /** Which form of the page: `review`, `question`, or `answer-` with an id. */
  form: string;
  values: { text: string; author: string; pros: string; cons: string; rate: string; consent: string };
  /** Ids of photos that have arrived. */
  photos: string[];
  /** By field. */
  errors: Record<string, string>;
  /** About the whole. */
  message: string | null;
}

const notices = { review: 'review-sent', question: 'question-sent', answer: 'answer-sent' } as const;

/** Every form of the two tabs: a review, a question, an answer, a vote. `base` is the tab without its page. */
export async function commentAction(context: Context, request: Request, { id, base }: { id: string; base: string }) {
  const form = await formOf(request);
  const intent = text(form, 'intent');
  if (intent === 'vote') return vote(context, request, form, base);
  if (intent !== 'review' && intent !== 'question' && intent !== 'answer') throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const unsentComment = await say(context, request, form, { intent, ownerId: id, isReview: base.endsWith('/comments') });
  if (unsentComment !== null) return unsentComment;
  leaveNotice(context, notices[intent]);
  // Without a place of its own the address would keep that of the form, which stands far below the message.
  throw redirect(`${base}#${noticeId}`, 303);
}

interface What {
  intent: keyof typeof notices;
  ownerId: string;
  isReview: boolean;
}

async function say(context: Context, request: Request, form: FormData, { intent, ownerId, isReview }: What) {
  const values = {
    text: text(form, 'text'),
    author: text(form, 'author'),
    pros: text(form, 'pros'),
    cons: text(form, 'cons'),
    rate: text(form, 'rate'),
    consent: text(form, 'consent'),
  };
  const photos = form.getAll('photo').filter(isId);
  const faults = form.getAll('photoFault').map(String);
  const parentId = intent === 'answer' ? identifier(form, 'parentId') : null;
  if (intent === 'answer' && parentId === null) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const name = parentId === null ? intent : `answer-${parentId}`;
  const isWhole = intent === 'review';
  const reject = (errors: Record<string, string>, message: string | null, status: number) =>
    data<CommentFailure>({ form: name, values, photos, errors, message }, { status: statusOfForm(request, status) });
  // What has arrived stays; what has not has to be chosen anew, or left.
  if (faults.length > 0) return reject({ photo: faults.join(' ') }, null, 422);

  const input: CommentCreateInput = {
    type: isReview ? 'REVIEW' : 'QUESTION',
    ownerId,
    text: values.text,
    author: values.author === '' ? null : values.author,
    consents: values.consent === 'yes' ? ['PERSONAL_DATA'] : [],
    ...(parentId !== null && { parentId }),
    ...(isWhole && { rate: wholeNumber(form, 'rate'), pros: values.pros, cons: values.cons, imageIds: photos }),
  };
  const { errors } = await query(context, request, SayCommentDocument, { input });
  const [failure] = errors;
  if (failure === undefined) return null;
  const fields = byField(failure);
  const hasFields = Object.keys(fields).length > 0;
  return reject(fields, hasFields ? null : messageOf(failure), hasFields ? 422 : statusOf(failure.code));
}

const names: Readonly<Record<string, string>> = { consents: 'consent', imageIds: 'photo' };

/** The first message of each field, by its name in the form. */
function byField({ fields }: Failure): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, [message = 'Недопустимое значение.']]) => {
      const name = path.replace(/^input\./, '').replace(/\..*$/, '');
      return [names[name] ?? name, message];
    }),
  );
}

function messageOf({ code }: Failure): string {
  if (code === 'RATE_LIMITED') return 'Вы уже много написали. Отправьте это чуть позже: текст останется здесь.';
  if (code === 'NOT_FOUND') return 'Этого больше нет: обновите страницу.';
  return 'Не получилось отправить. Попробуйте ещё раз: текст остался здесь.';
}

async function vote(context: Context, request: Request, form: FormData, base: string) {
  const id = identifier(form, 'id');
  const kind = text(form, 'vote');
  if (id === null || (kind !== 'like' && kind !== 'dislike')) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const { errors } =
    kind === 'like'
      ? await query(context, request, LikeCommentDocument, { input: { id } })
      : await query(context, request, DislikeCommentDocument, { input: { id } });
  const isCounted = errors.length === 0;
  const to = `${safePath(form.get('returnTo'), base)}#comment-${id}`;
  const answer = dataOrRedirect(request, to, { isCounted });
  if (!isCounted && answer instanceof Response) leaveNotice(context, 'vote-failed');
  return answer;
}

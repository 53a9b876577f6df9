import type { comments } from '@vitrina/services/comments/endpoints.ts';
import { consentToPublish, type CommentType as WireType } from '@vitrina/services/comments/vocabulary.ts';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { messages as messagesOfForms } from '@vitrina/services/contract/fields/messages.ts';
import { commentLength } from '@vitrina/services/contract/fields/text.ts';
import { maxPhotos } from '@vitrina/services/rules/review-photos.ts';
import { assertValid } from '../base/errors.ts';
import type { CommentCreateInput, CommentType } from '../generated/resolvers.ts';

/** The body of the call that takes what is said. */
type CommentBody = Input<typeof comments.create>['body'];

export const wireTypes: Readonly<Record<CommentType, WireType>> = { REVIEW: 'product', QUESTION: 'question', ARTICLE: 'article' };

/** Of forms (spec 1 §5), and those of this one. */
const messages = {
  ...messagesOfForms,
  rate: 'Поставьте оценку от 1 до 5.',
  noRate: 'Оценка бывает только у отзыва.',
  photos: `Не больше ${maxPhotos} фотографий.`,
  noPhotos: 'Фотографии бывают только у отзыва.',
} as const;

/** Reads what somebody wants to say into the call's body; an error names every field at fault. A shopper need not give a name. */
export function toCommentBody(input: CommentCreateInput, isGuest: boolean): CommentBody {
  const { ownerId, parentId, rate, imageIds } = input;
  const text = input.text.trim();
  const author = (input.author ?? '').trim();
  const isReview = input.type === 'REVIEW' && parentId == null;
  assertValid({
    text: lengthProblem(text, parentId == null ? commentLength.text : commentLength.answer, true),
    author: lengthProblem(author, commentLength.author, isGuest),
    pros: lengthProblem((input.pros ?? '').trim(), commentLength.side, false),
    cons: lengthProblem((input.cons ?? '').trim(), commentLength.side, false),
    rate: rateProblem(rate ?? undefined, isReview),
    imageIds: photosProblem(imageIds?.length ?? 0, isReview),
    consents: input.consents.includes('PERSONAL_DATA') ? undefined : messages.agreement,
  });
  return {
    type: wireTypes[input.type],
    owner_id: ownerId,
    text,
    ...(parentId != null && { parent_id: parentId }),
    ...(author !== '' && { author }),
    ...(isReview && rate != null && { rate, pros: (input.pros ?? '').trim(), cons: (input.cons ?? '').trim() }),
    ...(imageIds != null && imageIds.length > 0 && { image_ids: [...new Set(imageIds)] }),
    consents: [consentToPublish],
  };
}

/** Signs as a reader counts them: a pair of surrogates is one. */
const lengthOf = (text: string): number => [...text].length;

function lengthProblem(text: string, { min, max }: { min: number; max: number }, isNeeded: boolean): string | undefined {
  if (text === '') return isNeeded ? messages.required : undefined;
  const length = lengthOf(text);
  if (length < min) return messages.minLength(min);
  // The call counts as computers do.
  return text.length > max ? messages.maxLength(max) : undefined;
}

function rateProblem(rate: number | undefined, isReview: boolean): string | undefined {
  if (!isReview) return rate === undefined ? undefined : messages.noRate;
  return rate !== undefined && Number.isInteger(rate) && rate >= 1 && rate <= 5 ? undefined : messages.rate;
}

function photosProblem(count: number, isReview: boolean): string | undefined {
  if (!isReview) return count === 0 ? undefined : messages.noPhotos;
  return count > maxPhotos ? messages.photos : undefined;
}

import { commentLength } from '@vitrina/services/contract/fields/text.ts';
import { fieldId } from '../../forms/error-summary.tsx';
import { TextArea } from '../../forms/form-field.tsx';
import { GroupError } from '../../forms/group-error.tsx';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Picture } from '../../ui/picture.tsx';
import type { CommentFailure } from './action.server.ts';
import { SayForm } from './form.tsx';
import { ReviewPhotos } from './photos.tsx';
import { StarShape } from './stars.tsx';

const ratingLabels = ['', 'Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'];

interface WriteReviewProps {
  /** What the review is of. */
  product: { name: string; image: string | undefined };
  base: string;
  isOpen: boolean;
  isSignedIn: boolean;
  unsentComment: CommentFailure | null;
}

/** A review of one's own: a rating, some words, some photos. */
export function WriteReview({ product, base, isOpen, isSignedIn, unsentComment }: WriteReviewProps) {
  const own = unsentComment?.form === 'review' ? unsentComment : null;
  return (
    <SayForm
      base={base}
      form="review"
      intent="review"
      opener="Написать отзыв"
      look="primary"
      textLabel="Комментарий"
      textHint="От 10 символов: чем пользовались, что заметили."
      submit="Отправить отзыв"
      isOpen={isOpen}
      isSignedIn={isSignedIn}
      unsentComment={unsentComment}
      hasFiles
      before={
        <>
          <p className="review-product">
            {product.image === undefined ? null : <Picture src={product.image} alt="" width={48} height={60} sizes="48px" />}
            {nbsp(product.name)}
          </p>
          <fieldset>
            <legend className="field-label mb-1">Оценка</legend>
            <div className="rate-choice">
              {[1, 2, 3, 4, 5].map((rate) => (
                <label key={rate}>
                  <input type="radio" name="rate" value={rate} defaultChecked={own?.values.rate === String(rate)} required />
                  <StarShape size={32} />
                  <span>
                    {rate} — {ratingLabels[rate]}
                  </span>
                </label>
              ))}
            </div>
            <GroupError name="review-rate" error={own?.errors.rate} />
          </fieldset>
          <TextArea
            id={fieldId('review-pros')}
            name="pros"
            label="Достоинства"
            error={own?.errors.pros}
            rows={2}
            maxLength={commentLength.side.max}
            defaultValue={own?.values.pros}
          />
          <TextArea
            id={fieldId('review-cons')}
            name="cons"
            label="Недостатки"
            error={own?.errors.cons}
            rows={2}
            maxLength={commentLength.side.max}
            defaultValue={own?.values.cons}
          />
        </>
      }
      after={<ReviewPhotos photos={own?.photos ?? []} error={own?.errors.photo} />}
    />
  );
}

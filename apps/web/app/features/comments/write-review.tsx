import { commentLength } from '@vitrina/services/contract/fields/text.ts';
import { maxPhotoBytes, maxPhotos } from '@vitrina/services/rules/review-photos.ts';
import { fieldId } from '../../forms/error-summary.tsx';
import { TextArea } from '../../forms/form-field.tsx';
import { GroupError } from '../../forms/group-error.tsx';
import { fileSize } from '../../platform/format/size.ts';
import type { CommentFailure } from './action.server.ts';
import { SayForm } from './form.tsx';

const ratingLabels = ['', 'Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'];

interface WriteReviewProps {
  base: string;
  isOpen: boolean;
  isSignedIn: boolean;
  unsentComment: CommentFailure | null;
}

/** A review of one's own: a rating, some words, some photos. */
export function WriteReview({ base, isOpen, isSignedIn, unsentComment }: WriteReviewProps) {
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
          <fieldset>
            <legend className="field-label mb-1">Оценка</legend>
            <div className="rate-choice">
              {[5, 4, 3, 2, 1].map((rate) => (
                <label key={rate} className="choice">
                  <input type="radio" name="rate" value={rate} defaultChecked={own?.values.rate === String(rate)} required />
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
      after={<Photos photos={own?.photos ?? []} error={own?.errors.photo} />}
    />
  );
}

/** Photos that have arrived stay with the form when it comes back; more can be added. */
function Photos({ photos, error }: { photos: readonly string[]; error: string | undefined }) {
  const id = fieldId('review-photo');
  return (
    <div className="field">
      {photos.map((photo, at) => (
        <label key={photo} className="choice">
          <input type="checkbox" name="photo" value={photo} defaultChecked />
          <span>Фото {at + 1} — загружено</span>
        </label>
      ))}
      <label className="field-label" htmlFor={id}>
        Фотографии
      </label>
      <span className="field-hint" id={`${id}-hint`}>
        До {maxPhotos}, JPEG, PNG или WebP, каждая не больше {fileSize(maxPhotoBytes)}. Место съёмки мы из них удаляем.
      </span>
      <input
        // What was chosen has arrived: the field is empty again.
        key={photos.join()}
        id={id}
        type="file"
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        multiple
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      />
      {error ? (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

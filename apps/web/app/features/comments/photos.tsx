import { maxPhotoBytes, maxPhotos } from '@vitrina/services/rules/review-photos.ts';
import { useEffect, useRef, useState } from 'react';
import { fieldId } from '../../forms/error-summary.tsx';
import { fileSize } from '../../platform/format/size.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * Photos that have arrived stay with the form when it comes back; more can be added. With scripts a label stands for the browser's own field,
 * and the names of what was chosen are listed.
 */
export function ReviewPhotos({ photos, error }: { photos: readonly string[]; error: string | undefined }) {
  const id = fieldId('review-photo');
  const uploadKey = photos.join();
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
      {/* What was chosen has arrived: the field is empty again. */}
      <PhotoField key={uploadKey} id={id} isInvalid={error !== undefined} />
      {error ? (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

function PhotoField({ id, isInvalid }: { id: string; isInvalid: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const readNames = () => setNames([...(field.current?.files ?? [])].map(({ name }) => name));
  // What was chosen before scripts took over.
  useEffect(readNames, []);
  return (
    <>
      <input
        ref={field}
        id={id}
        type="file"
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={readNames}
        className="input file-field"
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-hint${isInvalid ? ` ${id}-error` : ''}`}
      />
      <label htmlFor={id} className="button button-secondary file-button">
        <Icon name="plus" size={18} />
        Добавить фото
      </label>
      <output htmlFor={id} className="file-names text-14 text-ink-soft">
        {names.length === 0 ? null : `Выбрано: ${names.join(', ')}`}
      </output>
    </>
  );
}

import { maxPhotoBytes, maxPhotos } from '@vitrina/services/rules/review-photos.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { fieldId } from '../../forms/error-summary.tsx';
import { fileSize } from '../../platform/format/size.ts';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { Icon } from '../../ui/icon.tsx';

const PhotoPreviews = lazyWithRetry(() => import('./photo-previews.tsx'));

/**
 * Photos that have arrived stay with the form when it comes back; more can be added. With scripts a label stands for the browser's own field,
 * and what was chosen is named and shown, and can be taken out again.
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
  const [files, setFiles] = useState<readonly File[]>([]);
  const readFiles = () => setFiles([...(field.current?.files ?? [])]);
  // What was chosen before scripts took over.
  useEffect(readFiles, []);
  const remove = (removed: File) => {
    if (field.current === null) return;
    const transfer = new DataTransfer();
    for (const file of files) if (file !== removed) transfer.items.add(file);
    field.current.files = transfer.files;
    readFiles();
    // The button that had it is gone.
    field.current.focus();
  };
  return (
    <>
      <input
        ref={field}
        id={id}
        type="file"
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={readFiles}
        className="input file-field"
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-hint${isInvalid ? ` ${id}-error` : ''}`}
      />
      <label htmlFor={id} className="button button-secondary file-button">
        <Icon name="plus" size={18} />
        Добавить фото
      </label>
      <output htmlFor={id} className="file-names text-14 text-ink-soft">
        {files.length === 0 ? null : `Выбрано: ${files.map(({ name }) => name).join(', ')}`}
      </output>
      {files.length === 0 ? null : (
        <Suspense fallback={null}>
          <PhotoPreviews files={files} onRemove={remove} />
        </Suspense>
      )}
    </>
  );
}

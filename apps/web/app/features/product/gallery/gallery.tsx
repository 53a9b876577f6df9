import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Size } from '../../../entities/fit/fit.ts';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture, pictureAt } from '../../../ui/picture.tsx';
import { pictureText } from './picture-text.ts';
import { useSwipe } from './use-swipe.ts';

const Zoom = lazyWithRetry(() => import('./zoom.tsx'));

/**
 * Pictures of a product. Thumbnails are radio buttons: they work without JavaScript, and the arrow keys turn the
 * pictures. A swipe does the same; zoom opens a window, for which the first press waits, without JavaScript the picture itself.
 */
export function Gallery({ name, images, size }: { name: string; images: readonly string[]; size: Size | null }) {
  const group = useId();
  const stage = useRef<HTMLFieldSetElement>(null);
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);
  // From now on a press is heard here, and is not kept for later.
  useEffect(() => {
    for (const link of stage.current?.querySelectorAll('[data-opens-here]') ?? []) link.removeAttribute('data-opens-here');
  }, []);

  const turn = (by: 1 | -1) => {
    const radios = [...(stage.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
    const now = radios.findIndex((radio) => radio.checked);
    const next = radios[(now + by + radios.length) % radios.length];
    if (next !== undefined) next.checked = true;
  };
  const swipe = useSwipe(turn);

  if (images.length === 0) return <div className="gallery-empty">Фотографий пока нет</div>;
  return (
    <>
      <fieldset ref={stage} className="gallery" {...swipe}>
        <legend className="visually-hidden">Изображения</legend>
        {images.map((image, index) => (
          <div key={image} className="gallery-item">
            <label className="gallery-thumb">
              <input type="radio" name={group} defaultChecked={index === 0} aria-label={`Изображение ${index + 1} из ${images.length}`} />
              <Picture src={image} alt="" width={64} height={80} sizes="64px" eager={index === 0} />
            </label>
            <a
              href={pictureAt(image, 960)}
              className="gallery-stage"
              data-opens-here
              aria-label={`Увеличить изображение ${index + 1}`}
              onClick={(event) => {
                event.preventDefault();
                setZoomedIndex(index);
              }}
            >
              <Picture
                src={image}
                alt={pictureText(name, images, index, size)}
                width={640}
                height={800}
                sizes="(width < 48rem) 90vw, 520px"
                eager={index === 0}
              />
              <Icon name="enlarge" size={20} />
            </a>
          </div>
        ))}
      </fieldset>
      {zoomedIndex === null ? null : (
        <Suspense fallback={null}>
          <Zoom name={name} images={images} size={size} start={zoomedIndex} onClose={() => setZoomedIndex(null)} />
        </Suspense>
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import type { Size } from '../../../entities/fit/fit.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { pictureText } from './picture-text.ts';
import { useSwipe } from './use-swipe.ts';

interface ZoomProps {
  name: string;
  images: readonly string[];
  size: Size | null;
  start: number;
  onClose: () => void;
}

/** A picture as large as the window; arrows and swipes turn, a click looks closer. */
export default function Zoom({ name, images, size, start, onClose }: ZoomProps) {
  const [index, setIndex] = useState(start);
  const [isClose, setClose] = useState(false);
  const image = images[index];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by !== 0) setIndex((now) => (now + by + images.length) % images.length);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [images.length]);

  const turn = (by: 1 | -1) => setIndex((index + by + images.length) % images.length);
  const swipe = useSwipe(turn);
  return (
    <Dialog title={name} onClose={onClose} className="zoom">
      <button
        type="button"
        className="zoom-stage"
        data-close={isClose || undefined}
        aria-pressed={isClose}
        aria-label="Рассмотреть ближе"
        onClick={() => setClose(!isClose)}
        // Close by, a finger moves the picture.
        {...(isClose ? {} : swipe)}
      >
        {image ? <Picture src={image} alt={pictureText(name, images, index, size)} width={960} height={1200} sizes="90vw" eager /> : null}
      </button>
      {images.length > 1 ? (
        <div className="zoom-pager">
          <button type="button" className="button-icon" aria-label="Предыдущее изображение" onClick={() => turn(-1)}>
            <Icon name="left" size={24} />
          </button>
          <span className="tabular" aria-live="polite">
            {index + 1} из {images.length}
          </span>
          <button type="button" className="button-icon" aria-label="Следующее изображение" onClick={() => turn(1)}>
            <Icon name="right" size={24} />
          </button>
        </div>
      ) : null}
    </Dialog>
  );
}

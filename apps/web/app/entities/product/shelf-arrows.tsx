import { useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** How much of what is in view is passed at once: the last card stays as the first. */
const stride = 0.8;

/** For a mouse, which cannot swipe; fingers and the keyboard need none. */
export default function ShelfArrows() {
  const own = useRef<HTMLDivElement>(null);
  const turn = (by: 1 | -1) => {
    const row = own.current?.closest('section')?.querySelector('.shelf');
    row?.scrollBy({ left: by * stride * row.clientWidth });
  };
  return (
    <div ref={own} className="shelf-arrows js-only" aria-hidden="true">
      <button type="button" className="button-icon" tabIndex={-1} onClick={() => turn(-1)}>
        <Icon name="left" size={22} />
      </button>
      <button type="button" className="button-icon" tabIndex={-1} onClick={() => turn(1)}>
        <Icon name="right" size={22} />
      </button>
    </div>
  );
}

import { useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

interface Slide {
  id: string;
  title: string;
  text: string;
  button: string;
  url: string;
  image: string;
  imageMobile: string;
}

/**
 * Slides in a row that is swiped or scrolled; it never runs by itself, so there is nothing to pause. Words and picture have each a place of
 * their own on one ground; the whole slide leads where its button does. Arrows come with JavaScript.
 */
export function Slider({ slides }: { slides: readonly Slide[] }) {
  const row = useRef<HTMLUListElement>(null);
  if (slides.length === 0) return null;
  const turn = (by: 1 | -1) => {
    const element = row.current;
    if (element === null) return;
    const last = element.scrollWidth - element.clientWidth;
    const next = element.scrollLeft + by * element.clientWidth;
    // Past an end it begins again at the other.
    element.scrollTo({ left: next > last + 1 ? 0 : next < -1 ? last : next });
  };
  return (
    <section aria-label="Предложения" className="slider">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <ul ref={row} tabIndex={0} aria-label="Слайды">
        {slides.map((slide, index) => (
          <li key={slide.id}>
            {slide.image === '' ? null : (
              <img
                src={slide.imageMobile || slide.image}
                alt=""
                width={800}
                height={500}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            )}
            <div className="slide-text">
              <h2>{slide.title}</h2>
              <p>{slide.text}</p>
              <div className="slide-foot">
                <Link to={slide.url} className="button button-primary">
                  {slide.button}
                </Link>
                {slides.length > 1 ? (
                  <p className="tabular text-14 text-ink-soft">
                    {index + 1} из {slides.length}
                  </p>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className="slider-arrows js-only">
          <button type="button" className="button-icon" aria-label="Предыдущий слайд" onClick={() => turn(-1)}>
            <Icon name="left" size={24} />
          </button>
          <button type="button" className="button-icon" aria-label="Следующий слайд" onClick={() => turn(1)}>
            <Icon name="right" size={24} />
          </button>
        </div>
      ) : null}
    </section>
  );
}

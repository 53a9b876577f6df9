import { Link } from 'react-router';
import type { Reading } from './reading.ts';

/** What was mended in a search text and what was left out of it, with ways to have it otherwise. */
export default function SearchReading({ corrected, leftOut }: Reading) {
  if (corrected === null && leftOut.length === 0) return null;
  return (
    <div className="mb-4 text-ink-soft">
      {corrected === null ? null : (
        <p>
          Показаны результаты для «<b>{corrected.text}</b>». <Link to={corrected.href}>Искать вместо этого «{corrected.typed}»</Link>
        </p>
      )}
      {leftOut.length === 0 ? null : (
        <p>
          Не у всех товаров есть:{' '}
          {leftOut.map(({ word, href }, index) => (
            <span key={word}>
              {index === 0 ? '' : ', '}«{word}» (<Link to={href}>обязательно</Link>)
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

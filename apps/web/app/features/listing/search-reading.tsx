import { Fragment } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { Reading } from './reading.ts';

/** How a search text was read: what was mended in it and left out of it, and its parts, with ways to have it otherwise. */
export default function SearchReading({ page, corrected, leftOut, parts }: Reading) {
  if (page === null && corrected === null && leftOut.length === 0 && parts.length === 0) return null;
  return (
    <div className="reading">
      {page === null ? null : (
        <p>
          <Link to={page.href}>{page.text}</Link>
        </p>
      )}
      {corrected === null ? null : (
        <p>
          Показаны результаты для «<b>{corrected.text}</b>». <Link to={corrected.href}>Искать вместо этого «{corrected.original}»</Link>
        </p>
      )}
      {leftOut.length === 0 ? null : (
        <p>
          Ни один товар не подходит полностью.{' '}
          {leftOut.map(({ word, href }) => (
            <Fragment key={word}>
              {word.endsWith('₽') ? (
                <>Ничего нет {word} — показываем другие цены. </>
              ) : (
                <>
                  У первых в списке нет «{word}».{' '}
                  {href === null ? null : (
                    <>
                      <Link to={href}>Показать только те, где есть «{word}»</Link>{' '}
                    </>
                  )}
                </>
              )}
            </Fragment>
          ))}
        </p>
      )}
      {parts.length === 0 ? null : (
        <div className="reading-parts">
          <span>Поняли так:</span>
          <ul aria-label="Что вы ищете" className="chips">
            {parts.map(({ text, href }) => (
              <li key={href}>
                <Link to={href} rel="nofollow">
                  <span className="visually-hidden">Искать без: </span>
                  {text}
                  <Icon name="close" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

import { Link } from 'react-router';
import type { FitView } from '../../entities/fit/fit.ts';
import { fitAnchor } from '../../entities/fit/niche.ts';
import type { FitStory } from '../../entities/fit/story.server.ts';
import { decimal } from '../../platform/format/decimal.ts';

/** «Встанет ли?»: how large it is, the answer or the way to it, the measures behind it, and a drawing with the shopper's own numbers; of a screen also from where it is watched. */
export function FitNote({ story: { size, fit, views, viewing, isMeasured, place, href } }: { story: FitStory }) {
  const isScreen = viewing !== null;
  const range =
    viewing === null ? null : (
      <p>
        <span className="text-ink-faint">Смотреть с </span>
        {viewing.range}
        {viewing.verdict === null ? null : (
          <span className={viewing.verdict.isGood ? 'text-good' : 'text-warn'}>, у вас {viewing.verdict.text}</span>
        )}
      </p>
    );
  return (
    <section id={fitAnchor} aria-label="Встанет ли" className="fit">
      <p className="fit-size-line">
        <b className="font-medium">Встанет ли?</b>
        <span>
          <span className="text-ink-faint">Ш × Г × В </span>
          {size}
        </span>
      </p>
      {fit === null ? null : (
        <p>
          <b className="font-medium">
            {isScreen ? 'Ваше' : 'Ваша'} {place.toLowerCase()}:{' '}
          </b>
          <span className={fit.isTight ? 'text-warn' : fit.isFitting ? 'text-good' : 'text-sale'}>{fit.text}</span>
        </p>
      )}
      {range}
      {views.length === 0 ? null : (
        <div className="fit-views">
          {views.map((view) => (
            <View key={view.name} view={view} scale={scaleOf(views)} />
          ))}
        </div>
      )}
      {fit === null ? null : (
        <ul className="text-14 text-ink-soft">
          {fit.details.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="text-14">
        <Link to={href} className="link link-alone">
          {isMeasured ? 'Изменить размеры' : isScreen ? 'Указать место и расстояние' : 'Указать нишу и дверь'}
        </Link>
      </p>
    </section>
  );
}

/** Centimetres of the largest side of all views, so that they are drawn to one scale. */
const scaleOf = (views: readonly FitView[]): number => Math.max(...views.flatMap(({ size, niche }) => [...size, ...niche]));

/** Units of a drawing's side. */
const side = 120;

/** What shall stand there, solid, in its niche, dashed; both stand on the floor, or at the wall, in the middle. */
function View({ view: { name, size, niche, isTight }, scale }: { view: FitView; scale: number }) {
  const unit = side / scale;
  const boxOf = ([width, height]: FitView['size']) => ({
    x: (side - width * unit) / 2,
    y: side - height * unit,
    width: width * unit,
    height: height * unit,
  });
  const isInside = size.every((length, index) => length <= (niche[index] ?? 0));
  const measures = ([width, height]: FitView['size']) => `${decimal(width)} × ${decimal(height)}\u00a0см`;
  return (
    <figure>
      <svg
        viewBox={`-2 -2 ${side + 4} ${side + 4}`}
        role="img"
        aria-label={`Вид ${name}: ниша ${measures(niche)}, товар ${measures(size)}`}
      >
        <rect {...boxOf(size)} className={isInside ? (isTight ? 'fit-size fit-size-tight' : 'fit-size') : 'fit-size-large'} />
        <rect {...boxOf(niche)} className="fit-niche" />
      </svg>
      <figcaption className="text-12 text-ink-faint">
        Вид {name}: {measures(size)}
      </figcaption>
    </figure>
  );
}

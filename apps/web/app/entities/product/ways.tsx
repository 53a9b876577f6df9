import { Link } from 'react-router';
import { nbsp } from '../../platform/format/nbsp.ts';
import type { Way, Ways as WaysOfModel } from './fold.ts';

/** What a card has room for. */
const most = 3;

/** The other colours and editions that a page has of a model, each a link to its own product. */
export function Ways({ colors, editions }: WaysOfModel) {
  if (colors.length + editions.length === 0) return null;
  return (
    <div className="card-ways">
      <Row name="Цвета" ways={colors} />
      <Row name="Варианты" ways={editions} />
    </div>
  );
}

function Row({ name, ways }: { name: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  const more = ways.length - most;
  return (
    <ul aria-label={name}>
      {ways.slice(0, most).map(({ name, url, isCurrent, paint }) => (
        <li key={name}>
          <Link to={url} title={paint && name} aria-label={paint && name} aria-current={isCurrent || undefined}>
            {paint === undefined ? nbsp(name) : <Paint paint={paint} />}
          </Link>
        </li>
      ))}
      {more > 0 ? <li>+{more}</li> : null}
    </ul>
  );
}

const Paint = ({ paint }: { paint: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill={paint} className="stroke-edge" />
  </svg>
);

import type { PickupOption } from './choice.ts';
import { groupNames, groupOf } from './groups.ts';
import { project } from './projection.ts';

const size = { width: 400, height: 480, margin: 36 };
/** Between lines of the ground, in units of the drawing. */
const block = 40;
/** A pin's side. */
const pin = 28;

interface MapProps {
  options: readonly PickupOption[];
  /** Id of a place's radio button. */
  idOf: (option: PickupOption) => string;
  /** The chosen place. */
  chosen: string | null;
}

const lines = (length: number) => Array.from({ length: Math.floor(length / block) }, (_, at) => (at + 1) * block);

/**
 * Where the places lie to one another, drawn from their coordinates. A pin is a label of its place's radio button, so it
 * needs no script. Screen readers and keyboards have the list, which says the same.
 */
export function PlaceMap({ options, idOf, chosen }: MapProps) {
  const places = options.flatMap((option, at) =>
    option.store ? [{ option, number: at + 1, longitude: option.store.longitude, latitude: option.store.latitude }] : [],
  );
  const { points, scale } = project(places, size);
  const distance = scale.metres >= 1000 ? `${scale.metres / 1000}\u00a0км` : `${scale.metres}\u00a0м`;
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="place-map" aria-hidden="true">
        <rect width={size.width} height={size.height} rx="12" className="fill-sunken" />
        <path
          className="stroke-line"
          strokeWidth="1"
          fill="none"
          d={[...lines(size.width).map((x) => `M${x} 0V${size.height}`), ...lines(size.height).map((y) => `M0 ${y}H${size.width}`)].join(
            '',
          )}
        />
        {points.map(({ place: { option, number }, x, y }) => (
          <g
            key={idOf(option)}
            data-group={groupOf(option.kind)}
            data-chosen={option.storeId === chosen || undefined}
            className="place-pin"
            transform={`translate(${x - pin / 2} ${y - pin / 2})`}
          >
            <foreignObject width={pin} height={pin}>
              <label htmlFor={idOf(option)} title={option.store?.name}>
                {number}
              </label>
            </foreignObject>
          </g>
        ))}
        <g transform={`translate(16 ${size.height - 20})`}>
          <path d={`M0 -6V0H${scale.length}V-6`} fill="none" className="stroke-ink-soft" strokeWidth="2" />
          <text x={scale.length / 2} y="-10" textAnchor="middle" className="fill-ink-soft text-12">
            {distance}
          </text>
        </g>
      </svg>
      <p className="map-legend">
        {groupNames
          .filter(({ id }) => options.some(({ kind }) => groupOf(kind) === id))
          .map(({ id, name }) => (
            <span key={id} data-group={id}>
              {name}
            </span>
          ))}
      </p>
    </div>
  );
}

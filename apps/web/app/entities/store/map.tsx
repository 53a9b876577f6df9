import { type ReactNode, useId, useRef } from 'react';
import { shop } from '../../platform/company.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { townAddress } from '../map/address.ts';
import { labelsOf, occupiedSquares } from '../map/labels.ts';
import { frameOf, type Place, pointOf, rulerOf } from '../map/projection.ts';
import { tilesOf } from '../map/tiles.ts';
import { groupNames, type StoreGroupId } from './store-groups.ts';
import './map.css';

/** A place as the map shows it. */
export interface MapPlace extends Place {
  id: string;
  group: StoreGroupId;
  /** The street, written beside the pin where there is room; empty when nobody knows. */
  street: string;
}

interface MapProps<Each extends MapPlace> {
  places: readonly Each[];
  /** What is pressed: a label of a field, or a link. */
  pin: (place: Each) => ReactNode;
  /** The chosen place. */
  selectedId?: string | null;
  size?: { width: number; height: number };
}

/** Zoom levels; the style sheet has their scales. */
const zooms = [
  { value: 'town', name: 'Весь город' },
  { value: 'near', name: 'Ближе' },
  { value: 'street', name: 'Ещё ближе' },
] as const;

/** Scrolls the map to the chosen place, else keeps its centre. */
function centreMap(
  view: HTMLElement | null,
  selectedPoint: { x: number; y: number } | null,
  { width, height }: { width: number; height: number },
) {
  if (view === null) return;
  const before = {
    x: (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
    y: (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
  };
  const { x, y } = selectedPoint === null ? before : { x: selectedPoint.x / width, y: selectedPoint.y / height };
  // The style sheet has made it larger by then.
  requestAnimationFrame(() => {
    view.scrollTo({
      left: x * view.scrollWidth - view.clientWidth / 2,
      top: y * view.scrollHeight - view.clientHeight / 2,
      behavior: 'instant',
    });
  });
}

/** Kept free on every side, for pins that stand at the edge. */
const margin = 36;
/** Width and height of a pin. */
const pinSize = 28;

/**
 * Places on the streets of their town. The ground is a drawing of the shop's own, or tiles of the source that is configured. Pins
 * need no script. Screen readers and keyboards have the list beside the map, which says the same.
 */
export function PlaceMap<Each extends MapPlace>({ places, pin, selectedId = null, size = { width: 400, height: 480 } }: MapProps<Each>) {
  const { tileUrl } = useShell();
  const { width, height } = size;
  const frame = frameOf(places, { ...size, margin });
  const pins = places.map((place) => ({ place, id: place.id, name: place.street, ...pointOf(place, frame) }));
  const streets = labelsOf(pins, width);
  const { metres, length } = rulerOf(frame);
  const view = useRef<HTMLDivElement>(null);
  const zoom = useId();
  const distance = metres >= 1000 ? `${metres / 1000}\u00a0км` : `${metres}\u00a0м`;
  return (
    <div className="place-map">
      {/* The style sheet obeys; a script only keeps the middle where it is, or goes to the chosen place. */}
      <fieldset className="map-zoom" onChange={() => centreMap(view.current, pins.find(({ id }) => id === selectedId) ?? null, size)}>
        <legend className="visually-hidden">Масштаб карты</legend>
        {zooms.map(({ value, name }, at) => (
          <label key={value} className="chip-choice">
            <input type="radio" name={zoom} value={value} defaultChecked={at === 0} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className="map-view" data-wide={width > height || undefined} aria-hidden="true" ref={view}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {tileUrl === null ? (
            <use href={townAddress({ ...frame, occupied: occupiedSquares(pins, streets, size) })} />
          ) : (
            tilesOf(frame, tileUrl).map(({ href, ...place }) => <image key={href} href={href} {...place} preserveAspectRatio="none" />)
          )}
          {streets.map(({ id, name, x, y, anchor }) => (
            <text
              key={id}
              data-group={places.find((place) => place.id === id)?.group}
              className="place-street"
              x={x}
              y={y}
              textAnchor={anchor}
            >
              {name}
            </text>
          ))}
          {pins.map(({ place, x, y }) => (
            <g
              key={place.id}
              data-group={place.group}
              data-chosen={place.id === selectedId || undefined}
              className="place-pin"
              transform={`translate(${x - pinSize / 2} ${y - pinSize / 2})`}
            >
              <foreignObject width={pinSize} height={pinSize}>
                {pin(place)}
              </foreignObject>
            </g>
          ))}
          <g transform={`translate(16 ${height - 16})`} className="place-ruler">
            <rect x="-8" y="-24" width={length + 16} height="32" rx="6" />
            <path d={`M0 -6V0H${length}V-6`} />
            <text x={length / 2} y="-8" textAnchor="middle">
              {distance}
            </text>
          </g>
        </svg>
      </div>
      <div aria-hidden="true">
        <p className="map-legend">
          {groupNames
            .filter(({ id }) => places.some(({ group }) => group === id))
            .map(({ id, name }) => (
              <span key={id} data-group={id}>
                {name}
              </span>
            ))}
          <span className="map-source">{tileUrl === null ? 'Схема: улицы показаны условно' : shop.tileSource}</span>
        </p>
      </div>
    </div>
  );
}

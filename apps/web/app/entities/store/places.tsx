import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlaceFactsFragment } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { distanceText } from './distance.ts';
import { PlaceMap } from './map.tsx';
import { groupOf } from './store-groups.ts';
import { shortStreet, streetOf } from './street.ts';
import './choice.css';
import './places.css';

/** A place with what a screen has to say of it. */
export type ListedPlace = PlaceFactsFragment & {
  /** Metres from where somebody is or has asked about. */
  distance?: number | null;
  /** How it looks; the first one stands beside its name. */
  images?: readonly string[];
  /** Stands out below the name: what is in stock there. */
  note?: ReactNode;
};

const cardId = ({ id }: { id: string }): string => `place-${id}`;

const mapId = 'places-map';

/** To the map, which stands below the list on a phone: the first place is what somebody came for. */
export const MapLink = () => (
  <a href={`#${mapId}`} className="link link-alone lg:hidden">
    На карте
  </a>
);

/** Places as a list and on a map beside it, by the same numbers. A pin leads to its place in the list. */
export function Places({ places }: { places: readonly ListedPlace[] }) {
  return (
    <div className="shops-columns">
      <ol className="shops-list">
        {places.map((place, at) => (
          <li key={place.id} id={cardId(place)} data-group={groupOf(place.kind)} tabIndex={-1}>
            <PlaceCard place={place} number={at + 1} />
          </li>
        ))}
      </ol>
      <div id={mapId} className="shops-map">
        <PlaceMap
          places={places.map((place, at) => ({ ...place, number: at + 1, group: groupOf(place.kind), street: streetOf(place.address) }))}
          pin={({ id, number, name }) => (
            <a href={`#${cardId({ id })}`} title={name} tabIndex={-1}>
              {number}
            </a>
          )}
        />
      </div>
    </div>
  );
}

function PlaceCard({ place, number }: { place: ListedPlace; number: number }) {
  const { name, url, address, stations, distance, note, workTimeLine, hoursText, directions, convenience, services, images } = place;
  const [picture] = images ?? [];
  return (
    <article className="shop-card">
      {picture === undefined ? null : <Picture src={picture} alt="" width={120} height={90} className="shop-picture" />}
      <Heading level={3} size={16} className="flex items-baseline gap-2">
        <span className="place-number" aria-hidden="true">
          {number}
        </span>
        <Link to={url} className="link-alone hover:text-accent">
          {name}
        </Link>
        {distance == null ? null : <span className="ml-auto text-14 whitespace-nowrap text-ink-soft">{distanceText(distance)}</span>}
      </Heading>
      {note}
      <p className="text-14 text-ink-soft">
        {shortStreet(address)}
        {stations.length > 0 ? `, м. ${stations.join(', ')}` : ''}
      </p>
      <p className="text-14">
        <OpenNow place={place} />
        {/* «Открыто круглосуточно» has said it all. */}
        {hoursText?.includes(workTimeLine.toLowerCase()) ? null : <span className="text-ink-faint">{nbsp(workTimeLine)}</span>}
      </p>
      {directions === '' && services.length + convenience.length === 0 ? null : (
        <details className="shop-more">
          <summary>Как найти и что здесь делают</summary>
          <p>{directions}</p>
          <Facts title="Услуги" list={services} />
          <Facts title="Удобства" list={convenience} />
        </details>
      )}
    </article>
  );
}

/** Whether the doors are open at this moment; nothing where nobody knows. */
export function OpenNow({ place: { isOpen, hoursText } }: { place: Pick<PlaceFactsFragment, 'isOpen' | 'hoursText'> }) {
  if (isOpen === null || hoursText === null) return null;
  return <span className={`mr-2 first-letter:uppercase inline-block ${isOpen ? 'text-good' : 'text-warn'}`}>{hoursText}</span>;
}

function Facts({ title, list }: { title: string; list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <p>
      <b className="font-medium">{title}:</b> {list.join(', ')}
    </p>
  );
}

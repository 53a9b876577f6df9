import { useState } from 'react';
import { PlaceMap } from '../../../entities/store/map.tsx';
import { groupOf, groupsIn } from '../../../entities/store/store-groups.ts';
import { shortStreet, streetOf } from '../../../entities/store/street.ts';
import { GroupError } from '../../../forms/group-error.tsx';
import type { Values } from '../../../forms/read.server.ts';
import { rubles } from '../../../platform/format/money.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { When } from '../../../ui/when.tsx';
import { type CheckoutOrder, fieldOf, type Option, optionsOf, optionValue, placeOf } from '../delivery-choice.ts';
import { viewField } from '../delivery-fields.ts';
import { prepaymentText } from '../delivery-labels.ts';
import './delivery.css';
import '../../../entities/store/choice.css';

/** Places that a phone shows before «Ещё». */
const few = 3;

/** Whether a place stands on the street, or has the name, that somebody types; one that nobody knows more of stays. */
function isOn(option: Option, searchText: string): boolean {
  const place = placeOf(option);
  const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
  return place === null || plain(`${place.name} ${place.address}`).includes(plain(searchText.trim()));
}

interface PlacesProps {
  order: CheckoutOrder;
  /** The places where it is picked up, or those from which a courier sets out at once. */
  way: 'PICKUP' | 'EXPRESS';
  values: Values;
  error: string | undefined;
}

/** Stores, points and lockers: a list and a map side by side. The filters are boxes that the style sheet obeys. */
export function Places({ order, way, values, error }: PlacesProps) {
  const name = fieldOf(way, order.key);
  const options = optionsOf(order, way);
  const start = options.find((option) => optionValue(way, option) === values[name]);
  const [selectedId, setSelectedId] = useState(start === undefined ? null : (placeOf(start)?.id ?? null));
  const idOf = (option: Option) => `${name}-${option.storeId ?? option.salePointId ?? ''}`;
  const [street, setStreet] = useState('');
  const visibleOptions = options.filter((option) => isOn(option, street));
  const isOneCost = new Set(options.map(({ cost }) => cost.amount)).size < 2;
  const isOnMap = options.some((option) => placeOf(option) !== null);
  return (
    <div className={way === 'EXPRESS' ? 'places places-switched' : 'places'}>
      {way === 'PICKUP' ? <Filters options={options} /> : isOnMap ? <ViewSwitch partKey={order.key} values={values} /> : null}
      {way === 'PICKUP' && options.length > few ? (
        <>
          <input
            type="search"
            className="input js-only mb-3"
            aria-label="Найти пункт"
            placeholder="Улица или название"
            value={street}
            onChange={({ currentTarget }) => setStreet(currentTarget.value)}
            // It narrows the list and sends nothing.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <p role="status" className={visibleOptions.length === 0 ? 'mb-3 text-14' : 'visually-hidden'}>
            {street.trim() === '' ? '' : visibleOptions.length === 0 ? 'На этой улице пунктов нет.' : `Найдено: ${visibleOptions.length}`}
          </p>
        </>
      ) : null}
      <GroupError name={name} error={error} />
      <div className="places-columns">
        <fieldset
          className="place-list"
          onChange={({ target }) => {
            const option = options.find((each) => target instanceof HTMLInputElement && optionValue(way, each) === target.value);
            setSelectedId(option === undefined ? null : (placeOf(option)?.id ?? null));
          }}
        >
          <legend className="visually-hidden">{way === 'PICKUP' ? 'Где забрать' : 'Откуда привезти'}</legend>
          {options.map((option, at) => (
            <PlaceCard
              key={idOf(option)}
              option={option}
              number={at + 1}
              hasCost={!isOneCost}
              id={idOf(option)}
              name={name}
              value={optionValue(way, option)}
              isChosen={optionValue(way, option) === values[name]}
              isHidden={!visibleOptions.includes(option) && (placeOf(option)?.id ?? '') !== selectedId}
            />
          ))}
          {options.length > few && street.trim() === '' ? (
            <label className="chip-choice place-more">
              <input type="checkbox" className="place-all" />
              <span>Ещё {options.length - few}</span>
            </label>
          ) : null}
        </fieldset>
        {isOnMap && way === 'PICKUP' ? (
          <label className="chip-choice places-map">
            <input type="checkbox" />
            <span>На карте</span>
          </label>
        ) : null}
        {isOnMap ? (
          <PlaceMap
            selectedId={selectedId}
            places={options.flatMap((option, at) => {
              const place = placeOf(option);
              if (place === null) return [];
              return [{ ...place, field: idOf(option), number: at + 1, group: groupOf(place.kind), street: streetOf(place.address) }];
            })}
            pin={({ field, name: title, number }) => (
              <label htmlFor={field} title={title}>
                {number}
              </label>
            )}
          />
        ) : null}
      </div>
    </div>
  );
}

function Filters({ options }: { options: readonly Option[] }) {
  return (
    <fieldset className="place-filters">
      <legend className="visually-hidden">Показать только</legend>
      {groupsIn(options).map((group) => (
        <label key={group.id} className="chip-choice">
          <input type="checkbox" className="place-filter" data-filter={group.id} disabled={group.isDisabled} />
          <span>{group.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Express delivery is looked at as a list or on the map (spec 1 §2); the style sheet obeys. */
function ViewSwitch({ partKey, values }: { partKey: string; values: Values }) {
  const name = viewField(partKey);
  const view = values[name] === 'map' ? 'map' : 'list';
  return (
    <fieldset className="place-filters">
      <legend className="visually-hidden">Показать</legend>
      {[
        ['list', 'Списком'],
        ['map', 'На карте'],
      ].map(([value, label]) => (
        <label key={value} className="chip-choice">
          <input type="radio" name={name} value={value} defaultChecked={value === view} data-view={value} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlaceCardProps {
  option: Option;
  number: number;
  /** Whether it costs more or less than another one. */
  hasCost: boolean;
  id: string;
  name: string;
  value: string;
  isChosen: boolean;
  isHidden: boolean;
}

function PlaceCard({ option, number, hasCost, id, name, value, isChosen, isHidden }: PlaceCardProps) {
  const place = placeOf(option);
  const prepayment = prepaymentText(option);
  const fallbackTitle = option.storeId === null ? 'Ближайший магазин' : `Пункт выдачи № ${option.storeId}`;
  const title = place === null ? fallbackTitle : shortStreet(place.name);
  return (
    <label className="place-card" hidden={isHidden} htmlFor={id} data-group={groupOf(place?.kind ?? option.kind)}>
      <input id={id} type="radio" name={name} value={value} defaultChecked={isChosen} aria-label={title} aria-describedby={`${id}-more`} />
      <span className="min-w-0" id={`${id}-more`}>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="max-w-full grow basis-36 font-medium">
            <span className="place-number">{number}</span> {title}
          </span>
          {hasCost ? <span className="tabular whitespace-nowrap">{rubles(option.cost.amount)}</span> : null}
        </span>
        {place === null ? null : (
          <span className="block text-14 text-ink-soft">
            {shortStreet(place.address)}
            {place.stations.length > 0 ? `, м. ${place.stations.join(', ')}` : ''}
          </span>
        )}
        <span className="block text-14 text-good">
          <When option={option} />
          {prepayment === null ? null : <span className="text-ink-soft"> · {prepayment}</span>}
        </span>
        {place === null ? null : <span className="place-hours">{nbsp(place.workTimeLine)}</span>}
      </span>
    </label>
  );
}

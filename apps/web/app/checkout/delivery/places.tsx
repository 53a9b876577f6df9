import { useState } from 'react';
import { rubles } from '../../format/money.ts';
import { PlaceMap } from '../../map/map.tsx';
import { groupOf, groupsIn } from '../../stores/groups.ts';
import { shortStreet, streetOf } from '../../stores/street.ts';
import { When } from '../../ui/when.tsx';
import { GroupError } from '../form/group-error.tsx';
import type { Values } from '../form/read.server.ts';
import { type CheckoutOrder, optionValue, type PickupOption } from './choice.ts';
import { placeField } from './fields.ts';
import { prepaymentText } from './words.ts';

interface PlacesProps {
  order: CheckoutOrder;
  values: Values;
  error: string | undefined;
}

/** Stores, points and lockers: a list and a map side by side. The filters are boxes that the style sheet obeys. */
export function Places({ order, values, error }: PlacesProps) {
  const name = placeField(order.key);
  const options = order.pickup.filter(({ storeId }) => storeId !== null);
  const start = options.find((option) => optionValue('PICKUP', option) === values[name]);
  const [chosen, setChosen] = useState(start?.storeId ?? null);
  const idOf = (option: PickupOption) => `${name}-${option.storeId}`;
  return (
    <div className="places">
      <fieldset className="place-filters">
        <legend className="visually-hidden">Показать только</legend>
        {groupsIn(options).map((group) => (
          <label key={group.id} className="chip-choice">
            <input type="checkbox" className="place-filter" data-filter={group.id} disabled={group.isDisabled} />
            <span>{group.name}</span>
          </label>
        ))}
      </fieldset>
      <GroupError name={name} error={error} />
      <div className="places-columns">
        <fieldset
          className="place-list"
          onChange={({ target }) => {
            const option = options.find((each) => target instanceof HTMLInputElement && optionValue('PICKUP', each) === target.value);
            setChosen(option?.storeId ?? null);
          }}
        >
          <legend className="visually-hidden">Где забрать</legend>
          {options.map((option, at) => (
            <PlaceCard
              key={idOf(option)}
              option={option}
              number={at + 1}
              id={idOf(option)}
              name={name}
              isChosen={optionValue('PICKUP', option) === values[name]}
            />
          ))}
        </fieldset>
        <PlaceMap
          chosen={chosen}
          places={options.flatMap((option, at) =>
            option.store
              ? [
                  {
                    ...option.store,
                    field: idOf(option),
                    number: at + 1,
                    group: groupOf(option.kind),
                    street: streetOf(option.store.address),
                  },
                ]
              : [],
          )}
          pin={({ field, name: title, number }) => (
            <label htmlFor={field} title={title}>
              {number}
            </label>
          )}
        />
      </div>
    </div>
  );
}

interface PlaceCardProps {
  option: PickupOption;
  number: number;
  id: string;
  name: string;
  isChosen: boolean;
}

function PlaceCard({ option, number, id, name, isChosen }: PlaceCardProps) {
  const { store } = option;
  const prepayment = prepaymentText(option);
  const title = store ? shortStreet(store.name) : `Пункт выдачи № ${option.storeId}`;
  return (
    <label className="place-card" htmlFor={id} data-group={groupOf(option.kind)}>
      <input
        id={id}
        type="radio"
        name={name}
        value={optionValue('PICKUP', option)}
        defaultChecked={isChosen}
        aria-label={title}
        aria-describedby={`${id}-more`}
      />
      <span className="min-w-0" id={`${id}-more`}>
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-medium">
            <span className="place-number">{number}</span> {title}
          </span>
          <span className="tabular whitespace-nowrap">{rubles(option.cost)}</span>
        </span>
        <span className="block text-14 text-good">
          <When option={option} />
          {prepayment === null ? null : <span className="text-ink-soft"> · {prepayment}</span>}
        </span>
        {store ? (
          <span className="block text-14 text-ink-soft">
            {shortStreet(store.address)}
            {store.stations.length > 0 ? `, м. ${store.stations.join(', ')}` : ''}
            <span className="block text-ink-faint">{store.workTimeLine}</span>
          </span>
        ) : null}
      </span>
    </label>
  );
}

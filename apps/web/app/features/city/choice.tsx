import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { CityList } from './list.tsx';
import { NearbyCity } from './nearby.tsx';

interface CityChoiceProps {
  text: string;
  cities: ComponentProps<typeof CityList>['cities'];
  others: ComponentProps<typeof CityList>['others'];
  returnTo: string;
}

/** A search for the city and the cities found. */
export function CityChoice({ text, cities, others, returnTo }: CityChoiceProps) {
  return (
    <>
      <Form action="/city" className="mb-6 flex items-end gap-2">
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label="Название города" name="q" defaultValue={text} autoComplete="off" maxLength={60} className="flex-1" />
        <Button>Найти город</Button>
      </Form>
      <Form method="post" action="/preferences">
        <input type="hidden" name="intent" value="city" />
        <input type="hidden" name="returnTo" value={returnTo} />
        <NearbyCity />
        <CityList cities={cities} others={others} text={text} />
      </Form>
    </>
  );
}

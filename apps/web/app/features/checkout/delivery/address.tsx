import { FormField } from '../../../forms/form-field.tsx';
import { limits } from '../../../forms/limits.ts';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { SuggestField } from '../../../forms/suggest/field.tsx';
import { askedStreetField } from '../../../forms/suggest/street.ts';
import { fieldNames } from '../delivery-fields.ts';

/** Where the courier goes; shown when one is chosen. */
export function AddressFields({ cityName, values, errors }: { cityName: string; values: Values; errors: Errors | null }) {
  const field = (name: keyof typeof fieldNames) => ({
    name,
    label: fieldNames[name],
    defaultValue: values[name],
    error: errors?.[name],
  });
  return (
    <fieldset className="address">
      <legend className="mb-2 text-18 font-bold">Куда привезти: {cityName}</legend>
      <input type="hidden" name={askedStreetField} value={values[askedStreetField] ?? ''} />
      <div className="address-grid">
        <SuggestField
          {...field('street')}
          kind="address"
          city={cityName}
          className="address-street"
          autoComplete="address-line1"
          maxLength={limits.street}
          required
        />
        <FormField {...field('houseNumber')} autoComplete="off" maxLength={limits.house} required />
        <FormField {...field('housing')} autoComplete="off" maxLength={limits.house} />
        <FormField {...field('building')} autoComplete="off" maxLength={limits.house} />
        <FormField {...field('floor')} autoComplete="off" maxLength={limits.flat} />
        <FormField {...field('flatNumber')} autoComplete="off" maxLength={limits.flat} />
      </div>
    </fieldset>
  );
}

import { Form } from 'react-router';
import { shortStreet } from '../../../entities/store/street.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { centersIn } from './load.server.ts';
import type { StoreQuery } from './store-query.ts';
import '../../../entities/store/places.css';

type CentersProps = NonNullable<ReturnType<typeof centersIn>> & { storeQuery: StoreQuery };

/** Who repairs what was bought here under its warranty. */
export function Centers({ centers, brands, storeQuery }: CentersProps) {
  if (centers.length === 0 && storeQuery.brand === '') return null;
  const brand = brands.find(({ code }) => code === storeQuery.brand);
  return (
    <section aria-labelledby="centers" className="mt-12">
      <Heading level={2} id="centers" className="mb-3">
        Сервисные центры
      </Heading>
      {brands.length === 0 ? null : (
        <Form action="/shops#centers" className="shops-search" preventScrollReset>
          <div className="field">
            <label className="field-label" htmlFor="center-brand">
              Бренд
            </label>
            <select id="center-brand" name="brand" defaultValue={storeQuery.brand} key={storeQuery.brand} className="input">
              <option value="">Все бренды</option>
              {brands.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <Button>Найти сервис</Button>
        </Form>
      )}
      {centers.length === 0 ? (
        <p className="text-ink-soft">
          В этом городе технику {brand?.name ?? 'этого бренда'} чинят в магазинах: принесите её в любой, где есть «Приём в ремонт».
        </p>
      ) : (
        <ul className="rows">
          {centers.map(({ id, name, address, phone, workTimeLine }) => (
            <li key={id}>
              <span>
                <b className="block font-medium">{name}</b>
                <span className="text-14 text-ink-soft">{shortStreet(address)}</span>
              </span>
              <span className="text-14 text-ink-soft">{nbsp(workTimeLine)}</span>
              <span className="text-right">
                {phone === '' ? null : (
                  <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="link link-alone tabular whitespace-nowrap">
                    {phone}
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

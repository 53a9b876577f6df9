import { Form, Link } from 'react-router';
import { useDebouncedSearch } from '../../forms/use-debounced-search.ts';
import { exactRubles, type Sum } from '../../platform/format/money.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { hrefOf } from './address.ts';
import { Choice, LoadFailureNotice } from './choice.tsx';
import { type Device, replaceDevice } from './device.ts';
import { GradePicture } from './grade-picture.tsx';
import type { TradeIn } from './load.server.ts';

type Lists = NonNullable<TradeIn['current']>['lists'];
interface StepProps extends Pick<TradeIn, 'place' | 'found'> {
  device: Device;
  lists: Lists;
}

/** Headings of the lists that the last choice has brought. */
const brandsId = 'brands';
const modelsId = 'models';

/** Which of the lists is answered next; null while the kind is. */
export const newestList = ({ group, brand }: Device): string | null => (group === null ? null : brand === null ? brandsId : modelsId);

/** Kind, brand, model; or words that find the model at once. */
export function ModelStep({ place, found, device, lists }: StepProps) {
  const pick = (over: Partial<Device>): string =>
    hrefOf({ ...place, search: '', devices: replaceDevice(place.devices, { ...device, ...over }) });
  if (lists.isFailed)
    return (
      <LoadFailureNotice>Не получилось загрузить список устройств. Обновите страницу — то, что вы выбрали, сохранится.</LoadFailureNotice>
    );
  return (
    <>
      <Search place={place} />
      {found === false ? (
        <LoadFailureNotice>Не получилось поискать. Попробуйте ещё раз или выберите модель из списка.</LoadFailureNotice>
      ) : null}
      {found === null || found === false ? (
        <>
          <Kinds lists={lists} device={device} to={(group) => pick({ group, brand: null })} />
          {device.group === null ? null : <Brands lists={lists} device={device} to={(brand) => pick({ brand })} />}
          {device.brand === null || lists.areBrandsLost ? null : <Models lists={lists} to={(model) => pick({ model })} />}
        </>
      ) : (
        <SearchResult
          results={found}
          all={pick({})}
          to={({ id, brandId, groupId }) => pick({ model: id, brand: brandId ?? device.brand, group: groupId ?? device.group })}
        />
      )}
    </>
  );
}

function Search({ place }: Pick<StepProps, 'place'>) {
  const search = useDebouncedSearch();
  const fields = [...new URL(hrefOf({ ...place, search: '' }), 'http://shop').searchParams];
  return (
    <Form action="/trade-in" role="search" className="tradein-search" preventScrollReset onChange={search}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Field
        key={place.devices.length}
        label="Найти модель"
        name="q"
        type="search"
        defaultValue={place.search}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Например, айфон 13"
      />
      <Button look="soft">Найти</Button>
    </Form>
  );
}

/** The kinds to choose from; the one that has been chosen takes a line, so that what is asked next is in view. */
function Kinds({ lists, device, to }: Pick<StepProps, 'lists' | 'device'> & { to: (group: string | null) => string }) {
  const chosen = lists.groups.find(({ id }) => id === device.group);
  if (chosen !== undefined)
    return (
      <p>
        {chosen.name} ·{' '}
        <Link to={to(null)} preventScrollReset className="link link-alone">
          Изменить<span className="visually-hidden"> вид устройства</span>
        </Link>
      </p>
    );
  return (
    <>
      <h3 className="tradein-subheading">Что сдаёте</h3>
      <ul className="tradein-tiles">
        {lists.groups.map(({ id, name, code, image, bestPrice }) => (
          <Choice
            key={id}
            to={to(id)}
            name={name}
            aside={upTo(bestPrice)}
            picture={
              image === null ? (
                <GradePicture group={code ?? null} condition={null} />
              ) : (
                <Picture src={image} alt="" width={120} height={96} sizes="120px" eager />
              )
            }
          />
        ))}
      </ul>
    </>
  );
}

function Brands({ lists, device, to }: Pick<StepProps, 'lists' | 'device'> & { to: (brand: string) => string }) {
  const popular = lists.popular.filter(({ id }) => lists.brands.some((brand) => brand.id === id));
  const others = lists.brands.filter(({ id }) => !popular.some((brand) => brand.id === id));
  return (
    <>
      <h3 id={brandsId} tabIndex={-1} className="tradein-subheading">
        Бренд
      </h3>
      {lists.brands.length === 0 ? (
        <LoadFailureNotice>
          {lists.areBrandsLost ? 'Не получилось загрузить бренды. Обновите страницу.' : 'Для этого вида устройств брендов не нашлось.'}
        </LoadFailureNotice>
      ) : null}
      <ul className="tradein-chips" aria-label="Бренды">
        {[...popular, ...others].map(({ id, name }) => (
          <li key={id}>
            <Link to={to(id)} preventScrollReset className="tradein-chip" aria-current={id === device.brand ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Models({ lists, to }: { lists: Lists; to: (model: string) => string }) {
  return (
    <>
      <h3 id={modelsId} tabIndex={-1} className="tradein-subheading">
        Модель
      </h3>
      {lists.models.length === 0 ? (
        <LoadFailureNotice>
          {lists.areModelsLost ? 'Не получилось загрузить модели. Обновите страницу.' : 'Моделей этого бренда мы не принимаем.'}
        </LoadFailureNotice>
      ) : null}
      <ul className="tradein-models">
        {lists.models.map(({ id, name, bestPrice }) => (
          <Choice key={id} to={to(id)} name={name} aside={upTo(bestPrice)} />
        ))}
      </ul>
    </>
  );
}

/** The most that is given for a model; nothing where the provider does not tell. */
const upTo = (price: Sum | null): string | null => (price === null ? null : `до ${exactRubles(price.amount)}`);

type Page = Exclude<TradeIn['found'], null | false>;

function SearchResult({ results, all, to }: { results: Page; all: string; to: (model: Page['nodes'][number]) => string }) {
  return (
    <>
      <p role="status" className="tradein-subheading">
        {results.totalCount === 0
          ? 'Такой модели мы не нашли. Проверьте название или выберите модель из списка.'
          : `Нашлось: ${results.totalCount}`}
      </p>
      <ul className="tradein-models">
        {results.nodes.map((model) => (
          <Choice key={model.id} to={to(model)} name={model.name} aside={upTo(model.bestPrice)}>
            {model.brand === '' ? null : <span className="text-14 text-ink-soft">{model.brand}</span>}
          </Choice>
        ))}
      </ul>
      <p>
        <Link to={all} preventScrollReset className="link">
          Выбрать из списка
        </Link>
      </p>
    </>
  );
}

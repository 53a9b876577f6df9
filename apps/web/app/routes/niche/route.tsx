import { isCategoryId } from '@vitrina/services/contract/fields/id.ts';
import { data, Form, Link, redirect } from 'react-router';
import { nicheKinds } from '../../entities/fit/kinds.ts';
import { nichePath, readNiches, saveNiches } from '../../entities/fit/niche.server.ts';
import {
  centimetres,
  measuresOf,
  type Niche,
  nicheKeys,
  nicheLimits,
  withNiche,
  withOnlyFitting,
  withoutNiche,
} from '../../entities/fit/niche.ts';
import { formOf, identifier, safePath, text } from '../../forms/answer.server.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { showErrors } from '../../forms/form-failure.server.ts';
import { FormField } from '../../forms/form-field.tsx';
import { type Errors, valuesOf } from '../../forms/read.server.ts';
import { NicheKindsDocument } from '../../generated/graphql.ts';
import { decimal } from '../../platform/format/decimal.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { makeHead } from '../../platform/head/head.server.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/route';
import { NichePlan, ScreenPlan } from './plan.tsx';

const title = 'Встанет ли?';

interface MeasureField {
  label: string;
  hint: string;
}

const fields: Readonly<Record<keyof Niche, MeasureField>> = {
  width: { label: 'Ширина ниши, см', hint: 'Ш: между стенками, в самом узком месте.' },
  height: { label: 'Высота ниши, см', hint: 'В: от пола до столешницы или полки.' },
  depth: { label: 'Глубина ниши, см', hint: 'Г: от стены до края, не считая шлангов.' },
  door: { label: 'Ширина двери, см', hint: 'Д: самый узкий проём по дороге, в свету.' },
  distance: { label: 'Расстояние до экрана, см', hint: 'Р: от того места, где сидят, до экрана.' },
};
/** Of a screen the place is a stand, a niche or a wall. */
const screenFields: Pick<typeof fields, 'width' | 'height'> = {
  width: { label: 'Ширина места, см', hint: 'Ш: тумба, ниша или свободная стена.' },
  height: { label: 'Высота места, см', hint: 'В: до полки или картины над экраном; открыто — оставьте пустым.' },
};
/** The fields of a kind. */
const fieldsOf = (isScreen: boolean) => (isScreen ? { ...fields, ...screenFields } : fields);

/** The category whose things shall stand there, and the other kinds that this can be asked of. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const categoryId = url.searchParams.get('category');
  const isOfCategory = isCategoryId(categoryId);
  const { data } = await query(context, request, NicheKindsDocument, { id: isOfCategory ? categoryId : '0', isOfCategory });
  const niches = readNiches(context);
  const category =
    isOfCategory && data?.category ? { id: categoryId, name: data.category.name, measures: measuresOf(data.category.code) } : null;
  const kinds = nicheKinds(data?.categories?.flatMap(({ children }) => children ?? []) ?? [], niches);
  return {
    category,
    kinds: kinds
      .filter((kind) => kind.category.id !== category?.id)
      .map(({ category: { id, name, url, image, productsCount }, measures }) => ({
        id,
        name,
        url,
        image,
        productsCount,
        measures,
        fittingHref: withOnlyFitting(url),
        questionsHref: nichePath(id, withOnlyFitting(url)),
      })),
    niche: niches.get(categoryId ?? '') ?? null,
    /** Of a home there is one: measured once for all of them. */
    door: [...niches.values()].find(({ door }) => door !== null)?.door ?? null,
    isMeasured: niches.size > 0,
    returnTo: safePath(
      url.searchParams.get('returnTo'),
      isOfCategory && data?.category ? withOnlyFitting(`/catalog/${data.category.code}/${categoryId}`) : '/',
    ),
    head: makeHead(context, null, { title, path: '/niche', robots: 'noindex, follow' }),
  };
}

/** Keeps what was measured for this visit, or forgets it; then back to where the question came up. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const returnTo = safePath(form.get('returnTo'));
  const categoryId = identifier(form, 'category');
  const niches = readNiches(context);
  if (text(form, 'intent') === 'forget') {
    saveNiches(context, categoryId === null ? new Map() : withoutNiche(niches, categoryId));
    return redirect(returnTo, 303);
  }
  if (!isCategoryId(categoryId)) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const values = valuesOf(form, nicheKeys);
  const errors: Errors = {};
  for (const key of nicheKeys) {
    const typed = values[key] ?? '';
    const { min, max } = nicheLimits(key);
    if (typed !== '' && centimetres(typed, key) === null) errors[key] = `Число от ${min} до ${max} см, не точнее миллиметра.`;
  }
  if (nicheKeys.every((key) => !values[key])) errors.width = `Укажите ширину ${form.has('distance') ? 'места' : 'ниши'}.`;
  if (Object.keys(errors).length > 0) return showErrors(request, values, errors);
  const [width = null, height = null, depth = null, door = null, distance = null] = nicheKeys.map((key) =>
    centimetres(values[key] ?? '', key),
  );
  const niche = { width, height, depth, door, distance };
  saveNiches(context, withNiche(niches, categoryId, niche));
  return redirect(returnTo, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** Where an appliance shall stand and which door it has to pass, asked once for all of its kind. */
export default function NicheScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { category, kinds, niche, door, isMeasured, returnTo } = loaderData;
  const { errors = null, values = null } = actionData ?? {};
  const measures = niche ?? { width: null, height: null, depth: null, door, distance: null };
  const isScreen = category?.measures.includes('distance') === true;
  const asked = fieldsOf(isScreen);
  const labels = Object.fromEntries(nicheKeys.map((key) => [key, asked[key].label]));
  const initialValue = (key: keyof Niche): string => values?.[key] ?? (measures[key] === null ? '' : decimal(measures[key]));
  const heading = category === null ? title : `${title} ${category.name}`;
  const hasForget = category === null ? isMeasured : niche !== null;
  return (
    <>
      <PageTitle title={heading} isFailed={errors !== null} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: title }]} />
      <Heading level={1} className="mb-2">
        {heading}
      </Heading>
      <p className="mb-6 max-w-[40rem] text-ink-soft">
        {category === null
          ? 'Измерьте место и дверь — у каждого товара скажем, встанет ли он и с каким запасом. Место измеряют для каждого вида техники отдельно.'
          : isScreen
            ? 'Измерьте место и расстояние один раз: у каждого телевизора скажем, встанет ли он и удобно ли смотреть. Заполните, что знаете.'
            : 'Измерьте место и дверь один раз: у каждого товара этого раздела скажем, встанет ли он и с каким запасом. Заполните, что знаете.'}{' '}
        Размеры останутся только в этом браузере и только до конца визита.
      </p>
      <ErrorSummary errors={errors} labels={labels} message={null} />
      {category === null ? (
        <Kinds title="Что ставите?" kinds={kinds} />
      ) : (
        <div className="flex flex-wrap-reverse gap-x-12 gap-y-6">
          <Form method="post" noValidate className="form max-w-[40rem] flex-auto">
            <input type="hidden" name="returnTo" value={returnTo} />
            <input type="hidden" name="category" value={category.id} />
            <div className="form-pair">
              {category.measures.map((key) => (
                <FormField
                  key={key}
                  name={key}
                  {...asked[key]}
                  error={errors?.[key]}
                  defaultValue={initialValue(key)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={6}
                />
              ))}
            </div>
            <Button look="primary" className="form-submit">
              Показать, что встанет
            </Button>
            {hasForget ? <ForgetButton /> : null}
          </Form>
          {isScreen ? <ScreenPlan /> : <NichePlan />}
        </div>
      )}
      {category === null && hasForget ? (
        <Form method="post" className="mt-6">
          <input type="hidden" name="returnTo" value={returnTo} />
          <ForgetButton />
        </Form>
      ) : null}
      {category === null ? null : <Kinds title="Другая техника" kinds={kinds} />}
    </>
  );
}

const ForgetButton = () => (
  <Button look="quiet" name="intent" value="forget" formNoValidate>
    Забыть размеры
  </Button>
);

type LoaderData = Route.ComponentProps['loaderData'];

/** What can be measured for: to the questions, and to the goods, whose cards say whether they fit once that is known. */
function Kinds({ title, kinds }: { title: string } & Pick<LoaderData, 'kinds'>) {
  if (kinds.length === 0)
    return (
      <LinkButton to="/catalog" look="primary" className="mt-6">
        Перейти в каталог
      </LinkButton>
    );
  return (
    <section aria-labelledby="kinds" className="mt-8">
      <Heading level={2} id="kinds" className="mb-4">
        {title}
      </Heading>
      <ul className="niche-kinds">
        {kinds.map(({ id, name, url, image, productsCount, measures, fittingHref, questionsHref }) => (
          <li key={id} className="panel">
            {image ? <Picture src={image} alt="" width={64} height={64} sizes="64px" /> : null}
            <div>
              <b id={`kind-${id}`}>{name}</b>
              {measures === null ? null : <span>Измерено: {measures}</span>}
              <p>
                <Link to={measures === null ? questionsHref : fittingHref} aria-describedby={`kind-${id}`} className="link link-alone">
                  {measures === null ? 'Указать нишу' : 'Смотреть, что встанет'}
                </Link>
                <Link to={measures === null ? url : questionsHref} aria-describedby={`kind-${id}`} className="link link-alone">
                  {measures !== null ? 'Изменить' : productsCount == null ? 'Все товары' : pluralize(productsCount, goods)}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { Form, redirect } from 'react-router';
import { forgetNiche, readNiche, saveNiche } from '../../entities/fit/niche.server.ts';
import { centimetres, decimal, type Niche, nicheKeys, nicheLimits } from '../../entities/fit/niche.ts';
import { formOf, safePath, text } from '../../forms/answer.server.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { showErrors } from '../../forms/form-failure.server.ts';
import { FormField } from '../../forms/form-field.tsx';
import { type Errors, valuesOf } from '../../forms/read.server.ts';
import { makeHead } from '../../platform/head/head.server.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';

const title = 'Встанет ли?';

const fields: Readonly<Record<keyof Niche, { label: string; hint: string }>> = {
  width: { label: 'Ширина ниши, см', hint: 'Между стенками, в самом узком месте.' },
  height: { label: 'Высота ниши, см', hint: 'От пола до столешницы или полки.' },
  depth: { label: 'Глубина ниши, см', hint: 'От стены до края; оставьте место для шлангов и вилки.' },
  door: { label: 'Ширина двери, см', hint: 'Самый узкий проём по дороге, в свету.' },
};
const labels = Object.fromEntries(nicheKeys.map((key) => [key, fields[key].label]));

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  niche: readNiche(context),
  returnTo: safePath(url.searchParams.get('returnTo')),
  head: makeHead(context, null, { title, path: '/niche', robots: 'noindex, follow' }),
});

/** Keeps what was measured for this visit, or forgets it; then back to where the question came up. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const returnTo = safePath(form.get('returnTo'));
  if (text(form, 'intent') === 'forget') {
    forgetNiche(context);
    return redirect(returnTo, 303);
  }
  const values = valuesOf(form, nicheKeys);
  const errors: Errors = {};
  for (const key of nicheKeys) {
    const typed = values[key] ?? '';
    if (typed !== '' && centimetres(typed) === null)
      errors[key] = `Число от ${nicheLimits.min} до ${nicheLimits.max}, не точнее миллиметра.`;
  }
  if (nicheKeys.every((key) => values[key] === '')) errors.width = messages.required;
  if (Object.keys(errors).length > 0) return showErrors(request, values, errors);
  const [width, height, depth, door] = nicheKeys.map((key) => centimetres(values[key] ?? ''));
  saveNiche(context, { width: width ?? null, height: height ?? null, depth: depth ?? null, door: door ?? null });
  return redirect(returnTo, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** Where a large appliance shall stand and which door it has to pass, asked once for all of them. */
export default function NicheScreen({ loaderData: { niche, returnTo }, actionData }: Route.ComponentProps) {
  const { errors = null, values = null } = actionData ?? {};
  const initialValue = (key: keyof Niche): string => values?.[key] ?? (niche?.[key] == null ? '' : decimal(niche[key]));
  return (
    <div className="max-w-[40rem]">
      <PageTitle title={title} isFailed={errors !== null} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: title }]} />
      <Heading level={1} className="mb-2">
        {title}
      </Heading>
      <p className="mb-6 text-ink-soft">
        Измерьте место и дверь один раз: у каждого холодильника, стиральной машины, плиты и другой крупной техники скажем, встанет ли она и
        с каким запасом. Заполните, что знаете. Размеры останутся только в этом браузере и только до конца визита.
      </p>
      <ErrorSummary errors={errors} labels={labels} message={null} />
      <Form method="post" noValidate className="form">
        <input type="hidden" name="returnTo" value={returnTo} />
        <div className="form-pair">
          {nicheKeys.map((key) => (
            <FormField
              key={key}
              name={key}
              {...fields[key]}
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
        {niche === null ? null : (
          <Button look="quiet" name="intent" value="forget" formNoValidate>
            Забыть размеры
          </Button>
        )}
      </Form>
    </div>
  );
}

import { Link } from 'react-router';
import { readLeaf } from '../../../entities/catalogue/leaf.ts';
import { part } from '../../../entities/catalogue/part.ts';
import { ProductSpecificationsDocument } from '../../../generated/graphql.ts';
import { withUnit } from '../../../platform/format/unit.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import { PrintButton } from '../../../ui/print-button.tsx';
import type { Route } from './+types/route';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** All specifications, or with `?view=main` the main ones. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') notFound();
  const { data, errors } = await queryOrFail(context, request, ProductSpecificationsDocument, { id: leaf.id });
  const product = data.product ?? absent(errors, 'product');
  const specifications = product.specifications ?? [];
  const isMain = url.searchParams.get('view') === 'main';
  return {
    isMain,
    isDigital: product.isDigital,
    groups: isMain ? mainOnly(specifications) : specifications,
    allHref: `${url.pathname}#${part}`,
    mainHref: `${url.pathname}?view=main#${part}`,
  };
}

export default function Specs({ loaderData }: Route.ComponentProps) {
  const { isMain, isDigital, groups, allHref, mainHref } = loaderData;
  return (
    <section aria-labelledby="specifications">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} id="specifications" className="min-w-0">
          Характеристики
        </Heading>
        <nav aria-label="Какие характеристики показать" className="switch print:hidden">
          <Link to={mainHref} aria-current={isMain ? 'true' : undefined}>
            Главные
          </Link>
          <Link to={allHref} aria-current={isMain ? undefined : 'true'}>
            Все
          </Link>
        </nav>
      </div>
      <Specifications groups={groups} />
      <div className="mt-6">
        <PrintButton wide={false} />
      </div>
      {isDigital ? null : (
        <p className="mt-6 text-14 text-ink-faint">
          Производитель может изменить комплектацию и внешний вид без предупреждения. Если какая-то характеристика для вас важна, уточните
          её перед покупкой.
        </p>
      )}
    </section>
  );
}

interface SpecificationGroup {
  groupName: string;
  items: readonly { code: string; name: string; value: string; unit?: string | null; isMain: boolean }[];
}

/** Only what belongs to the short form of the list; groups that become empty are left out. */
function mainOnly(groups: readonly SpecificationGroup[]): SpecificationGroup[] {
  return groups.map((group) => ({ ...group, items: group.items.filter((item) => item.isMain) })).filter((group) => group.items.length > 0);
}

/** Specifications under their headings. */
function Specifications({ groups }: { groups: readonly SpecificationGroup[] }) {
  return (
    <div className="specifications">
      {groups.map((group) => (
        <section key={group.groupName} aria-label={group.groupName}>
          <h3>{group.groupName}</h3>
          <dl className="facts">
            {group.items.map((item) => (
              <div key={item.code}>
                <dt>{item.name}</dt>
                <dd>{withUnit(item.value, item.unit)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

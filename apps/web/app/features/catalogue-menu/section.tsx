import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import type { CataloguePanelQuery } from '../../generated/graphql.ts';
import { rubles } from '../../platform/format/money.ts';
import { Banner } from '../../ui/banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PanelData } from './popular.ts';

interface SectionProps {
  section: NonNullable<CataloguePanelQuery['menu']>[number];
  onEnter: () => void;
}

/** What is in a section: its lines, its banner, and beside them what is popular in it, which comes a moment later. */
export function Section({ section: { id, name, children, banner }, onEnter }: SectionProps) {
  const { load, data } = useFetcher<PanelData>({ key: `menu-${id}` });
  const isAsked = data !== undefined;
  const { goods, brands } = data?.popular ?? { goods: [], brands: [] };

  useEffect(() => {
    if (!isAsked) void load(`/menu?section=${id}`);
  }, [load, id, isAsked]);

  return (
    <div className="menu-part" onPointerEnter={onEnter}>
      <div>
        <p className="mb-4 text-22 font-bold">{name}</p>
        <ul className="menu-children">
          {children.map((each) => (
            <li key={each.id}>
              <Link to={each.url}>
                {each.image ? <Picture src={each.image} alt="" width={64} height={64} /> : null}
                {each.name}
              </Link>
            </li>
          ))}
        </ul>
        {brands.length === 0 ? null : (
          <>
            <p className="mt-6 mb-2 font-bold">Бренды</p>
            <ul className="chips">
              {brands.map((brand) => (
                <li key={brand.url}>
                  <Link to={brand.url}>{brand.name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {banner ? <Banner banner={banner} className="mt-6 max-w-[28rem]" /> : null}
      </div>
      {goods.length === 0 ? null : (
        <div>
          <p className="mb-2 font-bold">Часто покупают</p>
          <ul className="menu-goods">
            {goods.map((each) => (
              <li key={each.id}>
                <Link to={each.url}>
                  {each.image ? <Picture src={each.image} alt="" width={64} height={80} sizes="64px" /> : null}
                  <span>
                    <b className="tabular">{rubles(each.price)}</b>
                    {each.name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import type { CataloguePanelQuery } from '../../generated/graphql.ts';
import { rubles } from '../../platform/format/money.ts';
import { Banner } from '../../ui/banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isOnItsWay } from './aim.ts';
import type { PanelData } from './popular.ts';

/** Milliseconds that a pointer rests on a section it has crossed, until it is meant after all. */
const rest = 300;

/** Sections to the left; what is in one follows it for the keyboard and stands beside all of them for the eye. */
export default function MenuPanel({ onClose }: { onClose: () => void }) {
  const { load, data } = useFetcher<PanelData>({ key: 'menu' });
  const [selectedIndex, setSelectedIndex] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    void load('/menu');
  }, [load]);

  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      document.querySelector<HTMLElement>('.header-catalogue')?.focus();
    };
    const isOwn = (target: EventTarget | null) => target instanceof Element && target.closest('.menu-panel, .header-catalogue') !== null;
    const outside = ({ target }: Event) => {
      if (!isOwn(target)) onClose();
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      clearTimeout(resting.current);
      document.removeEventListener('keydown', leave);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [onClose]);

  const mean = (index: number, isCrossed: boolean) => {
    clearTimeout(resting.current);
    if (isCrossed) resting.current = setTimeout(() => setSelectedIndex(index), rest);
    else setSelectedIndex(index);
  };

  /** Up and down go from section to section, past what is in them. */
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const sections = panel.current?.querySelectorAll<HTMLElement>('.menu-section') ?? [];
    const next = sections[selectedIndex + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <nav ref={panel} aria-label="Разделы каталога" className="menu-panel">
      <div className="container-shop">
        {data === undefined ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <ul className="menu-sections" onKeyDown={step} onPointerLeave={() => clearTimeout(resting.current)}>
            {data.sections.map((each, index) => (
              <li key={each.id}>
                <Link
                  to={each.url}
                  className="menu-section"
                  aria-expanded={index === selectedIndex}
                  data-chosen={index === selectedIndex || undefined}
                  onPointerMove={(event) => {
                    if (index !== selectedIndex) mean(index, isOnItsWay(event));
                  }}
                  onFocus={() => mean(index, false)}
                >
                  {each.name}
                </Link>
                {index === selectedIndex ? <Section section={each} onEnter={() => clearTimeout(resting.current)} /> : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}

interface SectionProps {
  section: NonNullable<CataloguePanelQuery['menu']>[number];
  onEnter: () => void;
}

/** What is in a section: its lines, its banner, and beside them what is popular in it, which comes a moment later. */
function Section({ section: { id, name, children, banner }, onEnter }: SectionProps) {
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

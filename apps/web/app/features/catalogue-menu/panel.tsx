import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isOnItsWay } from './aim.ts';
import type { PanelData } from './popular.ts';
import { Section } from './section.tsx';

/** Milliseconds that a pointer rests on a section it has crossed, until it is meant after all. */
const rest = 300;

/** Sections to the left; what is in one follows it for the keyboard and stands beside all of them for the eye. */
export default function MenuPanel({ onClose }: { onClose: () => void }) {
  const { load, data } = useFetcher<PanelData>({ key: 'menu' });
  const [chosen, setChosen] = useState(0);
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
    if (isCrossed) resting.current = setTimeout(() => setChosen(index), rest);
    else setChosen(index);
  };

  /** Up and down go from section to section, past what is in them. */
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const sections = panel.current?.querySelectorAll<HTMLElement>('.menu-section') ?? [];
    const next = sections[chosen + by];
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
                  aria-expanded={index === chosen}
                  data-chosen={index === chosen || undefined}
                  onPointerMove={(event) => {
                    if (index !== chosen) mean(index, isOnItsWay(event));
                  }}
                  onFocus={() => mean(index, false)}
                >
                  {each.name}
                </Link>
                {index === chosen ? <Section section={each} onEnter={() => clearTimeout(resting.current)} /> : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Banner } from '../../ui/banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { loader } from './data.ts';

/** Sections to the left, what is in them to the right, with pictures. */
export default function MenuPanel({ onClose }: { onClose: () => void }) {
  const { load, data } = useFetcher<typeof loader>({ key: 'menu' });
  const [chosen, setChosen] = useState(0);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    void load('/menu');
  }, [load]);

  useEffect(() => {
    const before = document.activeElement;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      if (before instanceof HTMLElement) before.focus();
    };
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('.menu-panel, .header-catalogue')) return;
      onClose();
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('keydown', leave);
      document.removeEventListener('pointerdown', outside);
    };
  }, [onClose]);

  const section = data?.sections[chosen];
  return (
    <nav ref={panel} aria-label="Разделы каталога" className="menu-panel">
      <div className="container-shop">
        {data === undefined ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <>
            <ul className="menu-sections">
              {data.sections.map((each, index) => (
                <li key={each.id}>
                  <Link
                    to={each.url}
                    data-chosen={index === chosen || undefined}
                    onPointerEnter={() => setChosen(index)}
                    onFocus={() => setChosen(index)}
                  >
                    {each.name}
                  </Link>
                </li>
              ))}
            </ul>
            {section ? (
              <div>
                <p className="mb-4 text-22 font-bold">{section.name}</p>
                <ul className="menu-children">
                  {section.children.map((each) => (
                    <li key={each.id}>
                      <Link to={each.url}>
                        {each.image ? <Picture src={each.image} alt="" width={64} height={64} /> : null}
                        {each.name}
                      </Link>
                    </li>
                  ))}
                </ul>
                {section.banner ? <Banner banner={section.banner} className="mt-6 max-w-[28rem]" /> : null}
              </div>
            ) : null}
          </>
        )}
      </div>
    </nav>
  );
}

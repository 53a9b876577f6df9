import { sheetPath, themes, widths } from './themes.ts';

export const meta = () => [{ title: 'Строительные блоки' }, { name: 'robots', content: 'noindex' }];

/** Every sheet beside the others: an own window each, so that the widths are true ones. */
export default function BlockFrames() {
  return (
    <main id="mainContent" style={{ display: 'flex', gap: 24, padding: 24 }}>
      {themes.map((theme) =>
        widths.map((width) => (
          <figure key={`${theme}-${width}`} style={{ margin: 0 }}>
            <figcaption>
              <a href={sheetPath(theme)}>
                {theme}, {width}
              </a>
            </figcaption>
            <iframe title={`${theme}, ${width}`} src={sheetPath(theme)} style={{ width, height: 1_600, border: '1px solid' }} />
          </figure>
        )),
      )}
    </main>
  );
}

import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import './body.css';

export interface Part {
  kind: 'PARAGRAPH' | 'HEADING' | 'LIST' | 'QUOTE' | 'PICTURE';
  text: string | null;
  items: readonly string[];
  image: string | null;
}

/** Where a heading stands, for the contents of the text. */
const anchorOf = (index: number): string => `section-${index}`;

function PartOf({ part: { kind, text, items, image }, index }: { part: Part; index: number }) {
  switch (kind) {
    case 'HEADING':
      return <h2 id={anchorOf(index)}>{text}</h2>;
    case 'LIST':
      return (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'QUOTE':
      return <blockquote>{text}</blockquote>;
    case 'PICTURE':
      return image === null ? null : (
        <figure>
          <Picture src={image} alt="" width={800} height={500} sizes="(width < 48rem) 100vw, 720px" />
          {text ? <figcaption>{text}</figcaption> : null}
        </figure>
      );
    default:
      return <p>{text}</p>;
  }
}

/** A text in parts. All of it is words: nothing in it can be markup. */
export function ArticleBody({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="prose">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place, and never moves
        <PartOf key={index} part={part} index={index} />
      ))}
    </div>
  );
}

/** What a text is about, part by part, in view beside it; nothing where there are no parts to choose from. */
export function ArticleContents({ parts }: { parts: readonly Part[] }) {
  const headings = parts.flatMap(({ kind, text }, index) =>
    kind === 'HEADING' && text !== null ? [{ href: `#${anchorOf(index)}`, text }] : [],
  );
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents" className="article-contents">
      <Heading level={2} size={18} id="contents">
        В этом обзоре
      </Heading>
      <ol>
        {headings.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

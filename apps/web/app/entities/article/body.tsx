import { Picture } from '../../ui/picture.tsx';

export interface Part {
  kind: 'PARAGRAPH' | 'HEADING' | 'LIST' | 'QUOTE' | 'PICTURE';
  text: string | null;
  items: readonly string[];
  image: string | null;
}

function PartOf({ part: { kind, text, items, image } }: { part: Part }) {
  switch (kind) {
    case 'HEADING':
      return <h2>{text}</h2>;
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
        <PartOf key={index} part={part} />
      ))}
    </div>
  );
}

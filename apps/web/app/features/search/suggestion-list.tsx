import { type RefObject, useEffect } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { rubles, type Sum } from '../../platform/format/money.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { type OpenList, optionId } from '../../ui/combobox.ts';
import { ComboboxList, useComboboxList } from '../../ui/combobox-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { historyOf, readHistory, remember } from './history.ts';

/** Milliseconds without a key before suggestions are asked for. */
const pause = 150;

interface SuggestionListProps {
  id: string;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** Told what stands in the field now; null closes the suggestions. */
  onType: (text: string | null) => void;
  onChange: (list: OpenList | null) => void;
}

const titles: Record<Suggestion['kind'], string> = {
  history: 'Вы искали',
  page: 'Страницы магазина',
  query: 'Часто ищут',
  category: 'Разделы',
  brand: 'Бренды',
  product: 'Товары',
};

/** Suggestions below the search field; arrows choose, Enter goes, Escape closes. The focus stays in the field. */
export default function SuggestionList({ id, text, input, onType, onChange }: SuggestionListProps) {
  const { load, data } = useFetcher<Suggestions | null>({ key: 'suggestions' });
  const navigate = useNavigate();
  const isSignedIn = useShell().viewer !== null;
  const isEmpty = text.trim() === '';
  const lines = isEmpty ? historyLines(readHistory(historyOf(isSignedIn))) : suggestionLines(data ?? null);

  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => void load(`/suggestions?q=${encodeURIComponent(text)}`), pause);
    return () => clearTimeout(timer);
  }, [text, isEmpty, load]);

  useEffect(() => {
    const field = input.current;
    const onSubmit = () => remember(field?.value ?? '', historyOf(isSignedIn));
    field?.form?.addEventListener('submit', onSubmit);
    return () => field?.form?.removeEventListener('submit', onSubmit);
  }, [input, isSignedIn]);

  const active = useComboboxList({
    id,
    input: input.current,
    text,
    lines,
    onChange,
    onChoose: ({ url }) => void navigate(url),
    onClose: () => onType(null),
  });

  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    onType('');
  };

  return (
    <>
      {text === '' ? null : (
        <button type="button" className="search-clear" aria-label="Очистить" onClick={clear}>
          <Icon name="close" size={20} />
        </button>
      )}
      {lines.length > 0 ? <Lines id={id} lines={lines} active={active} /> : null}
    </>
  );
}

/** The lines in groups of their kind. */
function Lines({ id, lines, active }: { id: string; lines: readonly Suggestion[]; active: number }) {
  return (
    <ComboboxList id={id} count={lines.length}>
      {[...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, ofKind]) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of choices has groups of choices, not of fields
        <div key={kind} role="group" aria-label={titles[kind]}>
          <p className="suggestions-title" aria-hidden="true">
            {titles[kind]}
          </p>
          {ofKind.map((line) => {
            const index = lines.indexOf(line);
            return (
              <Link
                key={line.url}
                to={line.url}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className="suggestion"
                onMouseDown={(event) => event.preventDefault()}
              >
                {line.image ? <Picture src={line.image} alt="" width={48} height={48} /> : null}
                <span className="suggestion-name">{line.name}</span>
                {line.price === null ? null : <span className="tabular font-medium whitespace-nowrap">{rubles(line.price)}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </ComboboxList>
  );
}

/** A line below the search field. */
interface Suggestion {
  kind: 'history' | 'page' | 'query' | 'category' | 'brand' | 'product';
  name: string;
  url: string;
  image: string | null;
  /** Kopecks; null for anything but a product. */
  price: number | null;
}

interface NamedLink {
  name: string;
  url: string;
}

/** What the provider suggests. */
interface Suggestions {
  pages: readonly NamedLink[];
  queries: readonly string[];
  categories: readonly NamedLink[];
  brands: readonly NamedLink[];
  products: readonly (NamedLink & { image: string; price: Sum })[];
}

/** Address of the results for a text. */
function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text })}`;
}

/** What was searched for before, while nothing is typed. */
const historyLines = (texts: readonly string[]): Suggestion[] =>
  texts.map((name) => ({ kind: 'history', name, url: searchPath(name), image: null, price: null }));

/** As many as are seen at once, below the goods. */
const limits = { queries: 3, categories: 3, brands: 2 } as const;

/** Pages of services, goods, sections, queries, brands: one list that the arrows go through. */
function suggestionLines(suggestions: Suggestions | null): Suggestion[] {
  if (suggestions === null) return [];
  const { pages, products, categories, queries, brands } = suggestions;
  return [
    ...pages.map(({ name, url }) => ({ kind: 'page' as const, name, url, image: null, price: null })),
    ...products.map(({ name, url, image, price }) => ({ kind: 'product' as const, name, url, image, price: price.amount })),
    ...categories.slice(0, limits.categories).map(({ name, url }) => ({ kind: 'category' as const, name, url, image: null, price: null })),
    ...queries.slice(0, limits.queries).map((name) => ({ kind: 'query' as const, name, url: searchPath(name), image: null, price: null })),
    ...brands.slice(0, limits.brands).map(({ name, url }) => ({ kind: 'brand' as const, name, url, image: null, price: null })),
  ];
}

import { fold } from '../search/text/fold.ts';
import { inOtherLayout } from '../search/text/layout.ts';
import { distance, forgiven } from '../search/understanding/distance.ts';
import byNames from './by-names.json' with { type: 'json' };

interface Named {
  alias: string;
  name: string;
}

/** What people call cities besides their name, each beside the city's alias. */
const nicknames: ReadonlyMap<string, string> = new Map(Object.entries(byNames));

const plainName = (text: string): string => fold(text).replaceAll('-', ' ').replaceAll(/\s+/g, ' ').trim();

/** Beginnings of a name: itself, and from each of its further words on: «новгород» finds both of them. */
const beginnings = (name: string): string[] => name.split(' ').map((_, at, words) => words.slice(at).join(' '));

/** Fewest letters of a by-name that are enough. */
const enough = 3;

/** Cities whose name begins so, or a word of it, or that are called so; those first whose name does. */
function called<Each extends Named>(text: string, cities: readonly Each[]): Each[] {
  const byNickname = new Set(
    [...nicknames].flatMap(([name, alias]) => (name === text || (text.length >= enough && name.startsWith(text)) ? [alias] : [])),
  );
  const rank = ({ alias, name }: Each): number | null => {
    const own = plainName(name);
    if (own.startsWith(text) || byNickname.has(alias)) return 0;
    return beginnings(own).some((part) => part.startsWith(text)) ? 1 : null;
  };
  return ranked(cities, rank);
}

/** Cities whose name or by-name, or as much of it as has been typed, differs in a typo or two. */
function misspelt<Each extends Named>(text: string, cities: readonly Each[]): Each[] {
  const most = forgiven(text.replaceAll(' ', ''));
  if (most === 0) return [];
  const typos = (name: string): number => {
    const lengths = [name.length, text.length - 1, text.length, text.length + 1].filter((length) => length <= name.length);
    return Math.min(...lengths.map((length) => distance(text, name.slice(0, length), most)));
  };
  const rank = ({ alias, name }: Each): number | null => {
    const byNicknames = [...nicknames].flatMap(([nickname, whose]) => (whose === alias ? [nickname] : []));
    const least = Math.min(...[plainName(name), ...byNicknames].map(typos));
    return least <= most ? least : null;
  };
  return ranked(cities, rank);
}

/** Those that have a rank, the lowest first; equal ones stay in their order. */
function ranked<Each>(cities: readonly Each[], rank: (city: Each) => number | null): Each[] {
  return cities
    .flatMap((city) => {
      const own = rank(city);
      return own === null ? [] : [{ city, own }];
    })
    .sort((left, right) => left.own - right.own)
    .map(({ city }) => city);
}

/**
 * Cities that somebody may mean by what has been typed: by name or by-name, else in the other keyboard layout, else with a typo. The
 * list that comes in says who stands first among equals.
 */
export function findCities<Each extends Named>(typed: string, cities: readonly Each[]): Each[] {
  const text = plainName(typed);
  if (text === '') return [...cities];
  // A comma or a bracket is a letter of the other layout.
  const other = plainName(inOtherLayout(typed.toLowerCase()));
  for (const found of [
    () => called(text, cities),
    () => called(other, cities),
    () => misspelt(text, cities),
    () => misspelt(other, cities),
  ]) {
    const result = found();
    if (result.length > 0) return result;
  }
  return [];
}

import { allowedTypos, distance } from '../text/distance.ts';
import { fold } from '../text/fold.ts';
import { inOtherLayout } from '../text/layout.ts';
import byNames from './by-names.json' with { type: 'json' };

interface CityName {
  alias: string;
  name: string;
}

/** What people call cities besides their name, each beside the city's alias. */
const nicknames: ReadonlyMap<string, string> = new Map(Object.entries(byNames));

const normalizeName = (text: string): string => fold(text).replaceAll('-', ' ').replaceAll(/\s+/g, ' ').trim();

/** Beginnings of a name: itself, and from each of its further words on: «новгород» finds both of them. */
const beginnings = (name: string): string[] => name.split(' ').map((_, at, words) => words.slice(at).join(' '));

/** Fewest letters of a by-name that are enough. */
const minNicknameLength = 3;

/** Cities whose name begins so, or a word of it, or that are called so; those first whose name does. */
function findByName<Each extends CityName>(text: string, cities: readonly Each[]): Each[] {
  const byNickname = new Set(
    [...nicknames].flatMap(([name, alias]) =>
      name === text || (text.length >= minNicknameLength && name.startsWith(text)) ? [alias] : [],
    ),
  );
  const rank = ({ alias, name }: Each): number | null => {
    const own = normalizeName(name);
    if (own.startsWith(text) || byNickname.has(alias)) return 0;
    return beginnings(own).some((part) => part.startsWith(text)) ? 1 : null;
  };
  return sortByRank(cities, rank);
}

/** Cities whose name or by-name, or as much of it as has been typed, differs in a typo or two. */
function findByTypo<Each extends CityName>(text: string, cities: readonly Each[]): Each[] {
  const maxTypos = allowedTypos(text.replaceAll(' ', ''));
  if (maxTypos === 0) return [];
  const typos = (name: string): number => {
    const lengths = [name.length, text.length - 1, text.length, text.length + 1].filter((length) => length <= name.length);
    return Math.min(...lengths.map((length) => distance(text, name.slice(0, length), maxTypos)));
  };
  const rank = ({ alias, name }: Each): number | null => {
    const byNicknames = [...nicknames].flatMap(([nickname, cityAlias]) => (cityAlias === alias ? [nickname] : []));
    const typoCount = Math.min(...[normalizeName(name), ...byNicknames].map(typos));
    return typoCount <= maxTypos ? typoCount : null;
  };
  return sortByRank(cities, rank);
}

/** Those that have a rank, the lowest first; equal ones stay in their order. */
function sortByRank<Each>(cities: readonly Each[], rank: (city: Each) => number | null): Each[] {
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
export function findCities<Each extends CityName>(query: string, cities: readonly Each[]): Each[] {
  const text = normalizeName(query);
  if (text === '') return [...cities];
  // A comma or a bracket is a letter of the other layout.
  const otherLayout = normalizeName(inOtherLayout(query.toLowerCase()));
  for (const search of [
    () => findByName(text, cities),
    () => findByName(otherLayout, cities),
    () => findByTypo(text, cities),
    () => findByTypo(otherLayout, cities),
  ]) {
    const result = search();
    if (result.length > 0) return result;
  }
  return [];
}

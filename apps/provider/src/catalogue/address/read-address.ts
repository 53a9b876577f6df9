/** What of an address has been typed. The street is as it was typed, with its kind where one was. */
export interface TypedAddress {
  /** What stands before the street as a city: «г Донецк», or a first part before a comma. */
  city: string | null;
  /** Whether it is said to be a city: «г Донецк». */
  isCity: boolean;
  street: string;
  house: string | null;
  /** «к» or «стр». */
  blockType: string | null;
  block: string | null;
  flat: string | null;
}

const before = String.raw`(?<![\p{L}\d])`;
const number = String.raw`\d+[\p{L}]?(?:[/-]\d*[\p{L}]?)?(?![\p{L}\d])`;
const partPattern = (names: string): RegExp => new RegExp(String.raw`${before}(?:${names})\.?\s*(${number})[,\s]*`, 'iu');

const flatPart = partPattern('квартира|кв|оф|офис');
const housingPart = partPattern('корпус|корп|к');
const buildingPart = partPattern('строение|стр');
const housePart = partPattern('дом|д|влд|вл');
/** A number at the end is that of the house: «Артёма 74». */
const lastNumber = new RegExp(String.raw`(?<=[\s,])(${number})[,\s]*$`, 'iu');
const cityPart = /^(?:г\.?\s+|город\s+)([\p{L} -]+?)(?:,|$)\s*/iu;
const firstPart = /^([\p{L} -]+?),\s*/u;

/** Takes an address apart as people write it; what is a city has yet to be looked up. */
export function readAddress(text: string): TypedAddress {
  let rest = text.trim();
  const take = (pattern: RegExp): string | null => {
    const match = pattern.exec(rest);
    if (match === null) return null;
    rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length);
    return match[1]?.trim() ?? null;
  };
  const flat = take(flatPart);
  const building = take(buildingPart);
  const housing = building === null ? take(housingPart) : null;
  const house = take(housePart) ?? take(lastNumber);
  const explicitCity = take(cityPart);
  const city = explicitCity ?? take(firstPart);
  const isCity = explicitCity !== null;
  const street = rest.replaceAll(/[\s,]+/g, ' ').trim();
  const blockType = building !== null ? 'стр' : housing !== null ? 'к' : null;
  const houseParts = { house, blockType, block: building ?? housing, flat };
  // «Артёма,»: the only part there is, is the street.
  return street === '' && city !== null
    ? { ...houseParts, city: null, isCity: false, street: city }
    : { ...houseParts, city, isCity, street };
}

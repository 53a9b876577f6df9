import type { Size } from '../../../entities/fit/fit.ts';
import { decimal } from '../../../platform/format/decimal.ts';

const isOfMeasures = (image: string): boolean => /\/size\.\w+(?:$|\?)/.test(image);

/** What a picture of a product shows, for who cannot see it: its measures in words, or which view it is. */
export function pictureText(name: string, images: readonly string[], index: number, size: Size | null): string {
  const image = images[index];
  if (size !== null && image !== undefined && isOfMeasures(image))
    return `${name}: ширина ${decimal(size.width)}\u00a0см, высота ${decimal(size.height)}\u00a0см, глубина ${decimal(size.depth)}\u00a0см`;
  return index === 0 ? name : `${name}, изображение ${index + 1} из ${images.length}`;
}

import type { Sharp } from 'sharp';
import { PictureFailure } from './picture-failure.ts';

/** Widths in which pictures are made; what is asked for between them comes in the next larger one. */
export const widths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type Width = (typeof widths)[number];

/** What is made, the best first. A browser that takes none of the first two gets what everything can show. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** Pixels of a picture that is read at all: a small file may hold a picture of a gigabyte. */
const maxPixels = 50_000_000;
/** Seconds for making one. */
const makingTimeout = 10;

type MakeSharp = typeof import('sharp')['default'];
let loading: Promise<MakeSharp> | undefined;

/** Loaded with the first picture: whose provider has its own pictures needs no codecs. */
function codecs(): Promise<MakeSharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Files are told apart by their content, and nothing is read but what browsers show: no drawings, documents or foreign codecs.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`) });
    // Every picture is made once and kept on disk. Several are made at once, each by one thread: visitors need the processor too.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

/** The width that is made for one that is asked for; the largest for none. */
export function widthFor(requestedWidth: string | undefined): Width {
  const minWidth = requestedWidth !== undefined && /^\d{1,5}$/.test(requestedWidth) ? Number(requestedWidth) : Number.POSITIVE_INFINITY;
  return widths.find((width) => width >= minWidth) ?? 1600;
}

/** The best format that an `accept` header names. */
export function formatFor(accept = ''): Format {
  const acceptedTypes = accept
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim());
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [type];
    });
  return formats.find((format) => acceptedTypes.includes(`image/${format}`)) ?? 'jpeg';
}

/** The picture upright, in a width and a format, with nothing of what else stood in the file. Throws a `PictureFailure`. */
export async function makePicture(file: Buffer, width: Width, format: Format): Promise<Buffer> {
  const sharp = await codecs();
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: makingTimeout })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    return await encode(picture, format).toBuffer();
  } catch (error) {
    throw new PictureFailure('absent', 'The file is no picture that is shown.', error);
  }
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 80 });
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 82, progressive: true });
}

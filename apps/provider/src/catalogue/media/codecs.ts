import { photoTypes } from '@vitrina/services/comments/vocabulary.ts';

type MakeSharp = typeof import('sharp')['default'];
let loading: Promise<MakeSharp> | undefined;

/** Loaded with the first picture that is made. One process has one set of codecs: those of photos, and of the shop's own drawings. */
export function codecs(): Promise<MakeSharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Files are told apart by their content, and nothing is read but what is taken.
    sharp.block({ operation: ['VipsForeignLoad'] });
    const photos = photoTypes.map((type) => type.replace('image/', '').replace(/^./, (letter) => letter.toUpperCase()));
    sharp.unblock({ operation: [...photos, 'Svg'].map((name) => `VipsForeignLoad${name}Buffer`) });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

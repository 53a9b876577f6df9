import bwip from 'bwip-js/node';
import { type QrCode, qrCode } from '../../ui/qr.server.ts';

/** Empty modules on both sides of the bars: scanners need eleven before them. */
const quiet = 11;
const height = 60;

/** A barcode as a picture of unit modules: its sides, and the path of the bars. */
export interface Barcode {
  width: number;
  height: number;
  path: string;
}

/** The codes that the till reads from a card; a number that is no EAN-13 has no bars. */
export function codesOf(ean: string): { bars: Barcode | null; qr: QrCode } {
  return { bars: barcode(ean), qr: qrCode(ean) };
}

function barcode(ean: string): Barcode | null {
  const widths = widthsOf(ean);
  if (widths === null) return null;
  let x = quiet;
  // Bars and gaps take turns.
  const path = widths.map((width, at) => {
    x += width;
    return at % 2 === 0 ? `M${x - width} 0h${width}v${height}h-${width}z` : '';
  });
  return { width: x + quiet, height, path: path.join('') };
}

function widthsOf(ean: string): number[] | null {
  try {
    const [symbol] = bwip.raw('ean13', ean, {});
    return symbol !== undefined && 'sbs' in symbol ? [...symbol.sbs] : null;
  } catch {
    return null;
  }
}

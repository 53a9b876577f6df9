import encodeQR from 'qr';

/** Empty modules around the code: readers need four of them. */
const border = 4;

/** A QR code as a picture of unit squares: its side in modules, and the path of the dark ones. */
export interface QrCode {
  side: number;
  path: string;
}

export function qrCode(text: string): QrCode {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border });
  const dark = modules.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { side: modules.length, path: dark.join('') };
}

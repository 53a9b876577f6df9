import encodeQR from 'qr';

/** Empty modules around the code: readers need four of them. */
const border = 4;

/** A text as the QR code that telephones read, drawn as SVG: dark on light in every theme. */
export function qrSvg(text: string, label: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border });
  const dark = modules.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = modules.length;
  return `<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path fill="#000" d="${dark.join('')}"/></svg>`;
}

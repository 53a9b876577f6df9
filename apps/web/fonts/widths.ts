/** How wide characters are, in shares of the size of their font. */
export type Widths = (character: string) => number;

/** Reads the widths off a TrueType file: glyphs by `cmap` (its format 4, which has every character of ours), their widths by `hmtx`. */
export function widthsOf(font: Buffer): Widths {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
      const record = font.subarray(12 + at * 16, 28 + at * 16);
      return [record.toString('latin1', 0, 4), font.subarray(record.readUInt32BE(8), record.readUInt32BE(8) + record.readUInt32BE(12))];
    }),
  );
  const table = (tag: string): Buffer => {
    const tableData = tables.get(tag);
    if (tableData === undefined) throw new Error(`The font has no table ${tag}.`);
    return tableData;
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const lastWithWidth = table('hhea').readUInt16BE(34) - 1;
  const glyphOf = glyphsOf(table('cmap'));
  return (character) => table('hmtx').readUInt16BE(Math.min(glyphOf(character.codePointAt(0) ?? 0), lastWithWidth) * 4) / unitsPerEm;
}

function glyphsOf(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8));
  const map = offsets.map((offset) => cmap.subarray(offset)).find((one) => one.readUInt16BE(0) === 4);
  if (map === undefined) throw new Error('The font has no `cmap` of format 4.');
  const twice = map.readUInt16BE(6);
  const segments = Array.from({ length: twice / 2 }, (_, at) => ({
    last: map.readUInt16BE(14 + at * 2),
    first: map.readUInt16BE(16 + twice + at * 2),
    delta: map.readUInt16BE(16 + twice * 2 + at * 2),
    rangeAt: 16 + twice * 3 + at * 2,
  }));
  return (code) => {
    const segment = segments.find(({ first, last }) => first <= code && code <= last);
    if (segment === undefined || code === 0xffff) throw new Error(`The font has no ${JSON.stringify(String.fromCodePoint(code))}.`);
    const range = map.readUInt16BE(segment.rangeAt);
    const glyph = range === 0 ? code : map.readUInt16BE(segment.rangeAt + range + (code - segment.first) * 2);
    return (glyph + segment.delta) % 0x10000;
  };
}

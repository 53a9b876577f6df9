const units = ['Б', 'КБ', 'МБ', 'ГБ'] as const;
const step = 1024;

/** The size of a file as a shopper reads it: «812 Б», «64 КБ», «1,4 МБ». */
export function fileSize(bytes: number): string {
  let power = 0;
  let size = bytes;
  while (size >= step && power < units.length - 1) {
    size /= step;
    power += 1;
  }
  const amount = power < 2 || size >= 10 ? String(Math.round(size)) : size.toFixed(1).replace('.', ',').replace(',0', '');
  return `${amount}\u00a0${units[power]}`;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** Points: 72 an inch; A4 is 595 × 842. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 60, bottom: 72 } as const;
export const breadth = page.width - page.left - page.right;

export const ink = {
  text: '#1b2130',
  quiet: '#667085',
  line: '#d7dce5',
  ground: '#f2f5fa',
  accent: '#1f4ea8',
  warning: '#b3261e',
} as const;

const require = createRequire(import.meta.url);
let faces: { plain: Buffer; bold: Buffer } | undefined;
const load = (file: string): Buffer => readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`));

/** A day of no meaning: with the true one the same manual would have other bytes each time. */
const createdAt = new Date('2026-01-01T00:00:00Z');

export interface SheetOptions {
  title: string;
  subject: string;
  /** Streams as they are, for comparing documents where the compressor may differ. */
  plain?: boolean;
}

/** An A4 document with the shop's typography; the only place that knows the PDF library. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #options: SheetOptions;
  readonly #contents: { title: string; page: number; target: string }[] = [];
  #contentsAt: number | undefined;

  constructor(options: SheetOptions) {
    this.#options = options;
    faces ??= { plain: load('DejaVuSans'), bold: load('DejaVuSans-Bold') };
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
      bufferPages: true,
      compress: options.plain !== true,
      lang: 'ru-RU',
      displayTitle: true,
      info: { Title: `${options.title}. ${options.subject}`, Author: 'Витрина', Subject: options.subject, CreationDate: createdAt },
    });
    this.#doc.registerFont('plain', faces.plain).registerFont('bold', faces.bold);
    this.#plain();
  }

  /** The head of the first page: the kind of document, then the device. */
  title(): void {
    const doc = this.#doc;
    doc.font('bold').fontSize(10).fillColor(ink.accent).text('ВИТРИНА', page.left, 48, { characterSpacing: 2 });
    doc.font('plain').fontSize(9).fillColor(ink.quiet).text('Документы к товару', page.left, 49, { width: breadth, align: 'right' });
    doc.rect(page.left, 70, breadth, 2).fill(ink.accent);
    doc.fillColor(ink.quiet).font('plain').fontSize(12).text(this.#options.title, page.left, 96, { width: breadth });
    doc.moveDown(0.25).fillColor(ink.text).font('bold').fontSize(21).text(this.#options.subject, { width: breadth, lineGap: 2 });
    doc.moveDown(0.5);
    this.#plain();
  }

  /** Room for the list of sections; filled when all of them are known. */
  contents(count: number): void {
    const height = 40 + count * 19;
    this.#contentsAt = this.#doc.y + 6;
    this.#doc.y = this.#contentsAt + height + 10;
  }

  section(title: string): void {
    const doc = this.#doc;
    this.#room(96);
    const number = this.#contents.length + 1;
    const target = `section-${number}`;
    if (doc.y > page.top) doc.y += number === 1 ? 8 : 16;
    doc.addNamedDestination(target, 'XYZ', page.left, doc.y - 10, null);
    doc.outline.addItem(`${number}. ${title}`);
    doc.font('bold').fontSize(14).fillColor(ink.accent).text(`${number}. ${title}`, page.left, doc.y, { width: breadth });
    doc.y += 6;
    this.#contents.push({ title, page: doc.bufferedPageRange().count, target });
    this.#plain();
  }

  paragraph(text: string): void {
    this.#doc.text(text, page.left, this.#doc.y, { width: breadth, lineGap: 2.5 });
    this.#doc.y += 5;
  }

  /** Numbered steps, or points without an order. */
  list(lines: readonly string[], isNumbered = false): void {
    const doc = this.#doc;
    const inset = isNumbered ? 22 : 16;
    for (const [index, line] of lines.entries()) {
      const height = doc.heightOfString(line, { width: breadth - inset, lineGap: 2.5 });
      this.#room(height);
      const { y } = doc;
      if (isNumbered)
        doc
          .font('bold')
          .fillColor(ink.accent)
          .text(`${index + 1}.`, page.left, y, { width: inset });
      else doc.circle(page.left + 5, y + 5.5, 1.8).fill(ink.accent);
      this.#plain();
      doc.text(line, page.left + inset, y, { width: breadth - inset, lineGap: 2.5 });
      doc.y = y + height + 3.5;
    }
    doc.y += 2;
  }

  /** A box that must not be overlooked. */
  notice(title: string, text: string): void {
    const doc = this.#doc;
    const height = doc.heightOfString(text, { width: breadth - 32, lineGap: 2.5 }) + 34;
    this.#room(height + 8);
    const { y } = doc;
    doc.rect(page.left, y, breadth, height).fill('#fdf3f2').rect(page.left, y, 4, height).fill(ink.warning);
    doc
      .font('bold')
      .fontSize(9.5)
      .fillColor(ink.warning)
      .text(title, page.left + 18, y + 10, { width: breadth - 32 });
    this.#plain();
    doc.text(text, page.left + 18, y + 24, { width: breadth - 32, lineGap: 2.5 });
    doc.y = y + height + 10;
  }

  /** A line over some rows of a table. */
  heading(text: string): void {
    const doc = this.#doc;
    this.#room(60);
    doc.y += 6;
    doc.font('bold').fontSize(10).fillColor(ink.text).text(text, page.left, doc.y, { width: breadth });
    doc.y += 4;
    this.#plain();
  }

  /** Two columns, every other row on a ground; `share` of the breadth is the first one's. */
  table(rows: readonly (readonly [string, string])[], share = 0.5): void {
    const doc = this.#doc;
    const first = breadth * share;
    const second = breadth - first;
    for (const [index, [name, value]] of rows.entries()) {
      const room = { lineGap: 1.5 };
      const height =
        Math.max(
          doc.heightOfString(name, { ...room, width: first - 16 }),
          doc.heightOfString(value === '' ? ' ' : value, { ...room, width: second - 16 }),
        ) + 9;
      this.#room(height);
      const { y } = doc;
      if (index % 2 === 0) doc.rect(page.left, y, breadth, height).fill(ink.ground);
      doc.fillColor(ink.quiet).text(name, page.left + 8, y + 5, { ...room, width: first - 16 });
      doc.fillColor(ink.text).text(value, page.left + first + 8, y + 5, { ...room, width: second - 16 });
      doc.y = y + height;
    }
    doc.y += 6;
  }

  /** Names with a line behind each, to be filled in by hand. */
  blanks(names: readonly string[]): void {
    const doc = this.#doc;
    for (const name of names) {
      this.#room(30);
      const y = doc.y + 10;
      const width = doc.widthOfString(name) + 8;
      doc.text(name, page.left, y, { lineBreak: false });
      doc
        .moveTo(page.left + width, y + 11)
        .lineTo(page.width - page.right, y + 11)
        .lineWidth(0.7)
        .stroke(ink.quiet);
      doc.y = y + 18;
    }
    doc.y += 4;
  }

  /** Closes the document: list of sections, page numbers. */
  finish(): Buffer {
    const doc = this.#doc;
    if (this.#contentsAt !== undefined) this.#writeContents(this.#contentsAt);
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) this.#foot(index, count);
    doc.end();
    // Everything in it is at hand, so that the stream holds the whole document by now.
    const bytes: unknown = doc.read();
    if (!Buffer.isBuffer(bytes)) throw new Error('The document has no bytes');
    return bytes;
  }

  #writeContents(top: number): void {
    const doc = this.#doc;
    doc.switchToPage(0);
    doc.rect(page.left, top, breadth, 34 + this.#contents.length * 19).fill(ink.ground);
    doc
      .font('bold')
      .fontSize(10)
      .fillColor(ink.text)
      .text('Содержание', page.left + 16, top + 12);
    this.#plain();
    for (const [index, { title, page: number, target }] of this.#contents.entries()) {
      const y = top + 32 + index * 19;
      const name = `${index + 1}. ${title}`;
      const start = page.left + 16 + doc.widthOfString(name) + 6;
      doc.fillColor(ink.text).text(name, page.left + 16, y, { goTo: target, lineBreak: false });
      doc.text(String(number), page.width - page.right - 46, y, { width: 30, align: 'right', lineBreak: false });
      doc
        .moveTo(start, y + 9)
        .lineTo(page.width - page.right - 36, y + 9)
        .lineWidth(0.6)
        .dash(1, { space: 3 })
        .stroke(ink.quiet)
        .undash();
    }
  }

  #foot(index: number, count: number): void {
    const doc = this.#doc;
    doc.switchToPage(index);
    // The foot stands in the margin; with it the library would open another page.
    doc.page.margins.bottom = 0;
    const y = page.height - 48;
    doc
      .moveTo(page.left, y)
      .lineTo(page.width - page.right, y)
      .lineWidth(0.6)
      .stroke(ink.line);
    doc.font('plain').fontSize(8).fillColor(ink.quiet);
    doc.text(this.#options.subject, page.left, y + 9, { width: breadth - 70, height: 10, ellipsis: true, lineBreak: false });
    doc.text(`${index + 1} / ${count}`, page.left, y + 9, { width: breadth, align: 'right', lineBreak: false });
  }

  /** Opens another page unless so many points are left on this one. */
  #room(height: number): void {
    if (this.#doc.y + height > page.height - page.bottom) this.#doc.addPage();
  }

  #plain(): void {
    this.#doc.font('plain').fontSize(9.5).fillColor(ink.text);
  }
}

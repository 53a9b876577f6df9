import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { exactRubles } from '../../platform/format/money.ts';
import { qrCode } from '../../ui/qr.server.ts';
import { lineText, type Receipt, requisitesOf, sumsOf, titleOf } from './labels.ts';

/** Points: 72 an inch. The width is that of a wide strip of paper, the height is what the receipt needs. */
const width = 320;
const margin = 24;
const breadth = width - 2 * margin;
const codeSide = 120;

const require = createRequire(import.meta.url);
let faces: { plain: Buffer; bold: Buffer } | undefined;
const load = (file: string): Buffer => readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`));

/** The font has no glyph for every space that a screen writes. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Receipts of an order as a PDF, a page each. */
export async function receiptsAsPdf(orderId: string, receipts: readonly Receipt[]): Promise<Uint8Array<ArrayBuffer>> {
  faces ??= { plain: load('DejaVuSans'), bold: load('DejaVuSans-Bold') };
  const doc = new PDFDocument({
    autoFirstPage: false,
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: `Чек по заказу № ${orderId}`, CreationDate: new Date(receipts[0]?.issuedAt ?? 0) },
  });
  doc.registerFont('plain', faces.plain).registerFont('bold', faces.bold);
  const chunks: Uint8Array[] = [];
  const end = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  for (const receipt of receipts) write(doc, receipt);
  doc.end();
  await end;
  return new Uint8Array(Buffer.concat(chunks));
}

function write(doc: PDFKit.PDFDocument, receipt: Receipt): void {
  doc.addPage({ size: [width, heightOf(doc, receipt)], margin });
  doc.font('bold').fontSize(11).text(titleOf(receipt), { width: breadth });
  for (const line of receipt.items) {
    doc.moveDown(0.6).font('plain').fontSize(9).text(line.name, { width: breadth });
    doc.text(plainSpaces(sumText(line)), { width: breadth, align: 'right' });
    doc
      .fontSize(7.5)
      .fillColor('#555')
      .text(plainSpaces(lineText(line)), { width: breadth })
      .fillColor('#000');
  }
  doc.moveDown(0.8);
  for (const [index, [name, value]] of sumsOf(receipt).entries()) pair(doc, name, value, index === 0 ? 12 : 9);
  doc.moveDown(0.8);
  for (const [name, value] of requisitesOf(receipt)) pair(doc, name, value, 8);
  if (receipt.qr !== null) drawCode(doc, receipt.qr);
}

type Line = Receipt['items'][number];
const sumText = ({ quantity, price, sum }: Line): string => `${quantity} × ${exactRubles(price.amount)} = ${exactRubles(sum.amount)}`;

/** A name to the left and its value to the right. */
function pair(doc: PDFKit.PDFDocument, name: string, value: string, size: number): void {
  const { y } = doc;
  const text = plainSpaces(value);
  doc.font(size > 10 ? 'bold' : 'plain').fontSize(size);
  doc.text(name, margin, y, { width: breadth * 0.4 });
  const labelBottom = doc.y;
  doc.text(text, margin + breadth * 0.4, y, { width: breadth * 0.6, align: 'right' });
  doc.y = Math.max(labelBottom, doc.y) + 2;
  doc.x = margin;
}

function drawCode(doc: PDFKit.PDFDocument, text: string): void {
  const { side, path } = qrCode(text);
  const top = doc.y + 8;
  doc
    .save()
    .translate((width - codeSide) / 2, top)
    .scale(codeSide / side)
    .path(path)
    .fill('#000')
    .restore();
  doc.y = top + codeSide;
}

/** Points that a receipt takes, measured from above so that it never runs over to a second page. */
function heightOf(doc: PDFKit.PDFDocument, receipt: Receipt): number {
  const tall = (text: string, size: number, across = breadth): number =>
    doc.font('bold').fontSize(size).heightOfString(text, { width: across }) + size;
  const lines = receipt.items.reduce((sum, line) => sum + tall(line.name, 9) + tall(sumText(line), 9) + tall(lineText(line), 7.5), 0);
  const pairs = [...sumsOf(receipt), ...requisitesOf(receipt)].reduce((sum, [, value]) => sum + tall(value, 9, breadth * 0.6), 0);
  return 2 * margin + tall(titleOf(receipt), 11) + lines + pairs + (receipt.qr === null ? 0 : codeSide + 24);
}

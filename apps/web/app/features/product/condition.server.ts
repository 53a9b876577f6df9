import type { RouterContextProvider } from 'react-router';
import { onlinePrice } from '../../entities/product/online-price.ts';
import { ProductConditionDocument, type ProductConditionQuery } from '../../generated/graphql.ts';
import { rubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { gradeNote, gradePhrase } from './grades.ts';
import type { FrameProduct } from './load.server.ts';

/** Codes of the specifications that are about one piece: what is wrong with it, what is in the box, why it costs less. */
const noteCodes = ['condition-defects', 'condition-set', 'condition-reason'];

/** A used, demonstration or markdown piece beside the new product, ready to be read. */
export interface ConditionStory {
  /** What it is and its grade: «Витринный образец: отличное состояние». */
  title: string;
  /** What its grade stands for, where nobody tells of this very piece. */
  gradeNote: string | null;
  /** What the provider tells of this very piece. */
  notes: { name: string; value: string }[];
  /** Null where nobody tells which product it is a piece of, or that is not on sale. */
  newProduct: { url: string; price: string; difference: string | null } | null;
}

type Piece = Pick<FrameProduct, 'isUsed' | 'isDemo' | 'markdownGrade' | 'selectedOffer'>;

export function conditionStory(piece: Piece, details: ProductConditionQuery['product']): ConditionStory {
  const { isUsed, isDemo, markdownGrade, selectedOffer } = piece;
  const items = (details?.specifications ?? []).flatMap((group) => group.items);
  const notes = noteCodes.flatMap((code) =>
    items.filter((item) => item.code === code).map(({ name, value }) => ({ name, value: nbsp(value) })),
  );
  const kind = isUsed ? 'Товар б/у' : isDemo ? 'Витринный образец' : 'Уценённый товар';
  const newProduct = details?.newProduct ?? null;
  const newPrice = newProduct === null ? 0 : onlinePrice(newProduct);
  return {
    title: markdownGrade === null ? kind : `${kind}: ${gradePhrase(markdownGrade)}`,
    gradeNote: notes.length > 0 || markdownGrade === null ? null : gradeNote(markdownGrade),
    notes,
    newProduct: newProduct && {
      url: newProduct.url,
      price: rubles(newPrice),
      difference: newPrice > selectedOffer.price ? rubles(newPrice - selectedOffer.price) : null,
    },
  };
}

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Null for a new product. What cannot be read is left out: the grade is told with the product itself. */
export async function loadCondition({ context, request }: Args, product: FrameProduct): Promise<ConditionStory | null> {
  if (!product.isMarkdown) return null;
  const { data } = await query(context, request, ProductConditionDocument, { id: product.id });
  return conditionStory(product, data?.product ?? null);
}

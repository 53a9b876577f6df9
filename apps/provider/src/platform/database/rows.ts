import type { attributes, brands, categories, categoryAttributes, models, series } from './schema/catalogue.ts';
import type { comments } from './schema/comments.ts';
import type {
  compilationProducts,
  compilations,
  manuals,
  productCompatibility,
  productManuals,
  productPrices,
  productRelations,
  products,
  productValues,
  productVideos,
  rentals,
  stock,
  supplierOffers,
  suppliers,
  warranties,
} from './schema/products.ts';
import type { InferInsertModel } from './sql.ts';

/** Rows of the tables that a catalogue fills. */
export type CategoryRow = InferInsertModel<typeof categories>;
export type BrandRow = InferInsertModel<typeof brands>;
export type SeriesRow = InferInsertModel<typeof series>;
export type ModelRow = InferInsertModel<typeof models>;
export type AttributeRow = InferInsertModel<typeof attributes>;
export type CategoryAttributeRow = InferInsertModel<typeof categoryAttributes>;
export type ProductRow = Omit<Required<InferInsertModel<typeof products>>, 'changedAt' | 'onlinePrice' | 'status'>;
export type ValueRow = InferInsertModel<typeof productValues>;
export type StockRow = InferInsertModel<typeof stock>;
export type RelationRow = InferInsertModel<typeof productRelations>;
export type CompatibilityRow = InferInsertModel<typeof productCompatibility>;
export type SupplierRow = InferInsertModel<typeof suppliers>;
export type SupplierOfferRow = InferInsertModel<typeof supplierOffers>;
export type VideoRow = InferInsertModel<typeof productVideos>;
export type RentalRow = InferInsertModel<typeof rentals>;
export type CompilationRow = InferInsertModel<typeof compilations>;
export type CompilationProductRow = InferInsertModel<typeof compilationProducts>;
export type PriceRow = InferInsertModel<typeof productPrices>;
export type ManualRow = InferInsertModel<typeof manuals>;
export type ProductManualRow = InferInsertModel<typeof productManuals>;
export type CommentRow = InferInsertModel<typeof comments>;
export type WarrantyRow = InferInsertModel<typeof warranties>;

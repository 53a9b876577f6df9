interface Product {
  isMarkdown: boolean;
  /** Null when they could not be loaded. */
  supplierOffers?: readonly unknown[] | null | undefined;
}

/** «Отзывы»: only for what is not worn and has no offers of suppliers (spec 1 §2). */
export const hasReviews = ({ isMarkdown, supplierOffers }: Product): boolean => !isMarkdown && (supplierOffers ?? []).length === 0;

interface Origin {
  isUsed: boolean;
  isDemo: boolean;
  isMarkdown: boolean;
  markdownGrade?: string | null;
  supplierId?: string | null;
}

/** What tells a piece from a new one of the shop's own: its past, its condition, and who sells it; empty for a new one of the shop's. */
export const originLine = ({ isUsed, isDemo, isMarkdown, markdownGrade, supplierId }: Origin): string =>
  [
    isUsed ? 'б/у' : isDemo ? 'витринный образец' : isMarkdown && 'уценка',
    markdownGrade && `состояние: ${markdownGrade}`,
    supplierId && 'продаёт партнёр',
  ]
    .filter(Boolean)
    .join(', ');

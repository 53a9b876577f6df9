interface Origin {
  isUsed: boolean;
  isDemo: boolean;
  isMarkdown: boolean;
  markdownGrade?: string | null;
  supplierId?: string | null;
}

/** What tells a piece from a new one of the shop's own: its past, its condition, and who sells it; null for a new one of the shop's. */
export function originLine({ isUsed, isDemo, isMarkdown, markdownGrade, supplierId }: Origin): string | null {
  const past = isUsed ? 'Б/у' : isDemo ? 'Витринный образец' : isMarkdown ? 'Уценка' : null;
  const said = [
    past,
    markdownGrade ? `${past === null ? 'Состояние' : 'состояние'}: ${markdownGrade}` : null,
    supplierId ? (past === null ? 'Продаёт партнёр' : 'продаёт партнёр') : null,
  ].filter((each) => each !== null);
  return said.length === 0 ? null : said.join(', ');
}

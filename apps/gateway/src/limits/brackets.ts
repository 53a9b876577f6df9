import { Lexer, Source, TokenKind } from 'graphql';
import { maxTokens } from './operation-limits.ts';

/** Brackets of any kind inside each other: more than everything else that is allowed can need. */
export const maxBrackets = 100;

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Whether a text goes so deep that the parser, which goes along, would use up the stack. Throws what the lexer says of it. */
export function isTooDeep(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  let levels = 0;
  // What comes after this many tokens the parser does not read either.
  for (let read = 0; read <= maxTokens; read++) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return false;
    if (opening.has(kind)) levels += 1;
    else if (closing.has(kind)) levels -= 1;
    if (levels > maxBrackets) return true;
  }
  return false;
}

/**
 * Why there is no picture.
 * - `absent`: there is none, or it is none that may be shown
 * - `away`: its host does not answer, or not in time
 * - `busy`: the shop itself has too many to make
 */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  readonly kind: 'absent' | 'away' | 'busy';

  constructor(kind: PictureFailure['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

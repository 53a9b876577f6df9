/** Why a file is not taken; the message is for whoever sends it. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  readonly reason: 'unreadable' | 'missing' | 'too-large' | 'wrong-type' | 'cut-off';

  constructor(reason: FileFault['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

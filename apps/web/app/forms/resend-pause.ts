/** What is left of the wait for another code, and of which one. */
export interface ResendPause {
  /** When the last code was sent, in milliseconds by the server's clock. */
  sentAt: number;
  /** Seconds that were left when the page was loaded: the browser's clock may be another. */
  seconds: number;
}

type Write = (fields: object, message: string) => void;

/** The part of pino that the engine uses. */
export interface Logger {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

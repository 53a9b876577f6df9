/** A call was given what its declaration does not allow: the mistake of whoever calls. The provider is not asked. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  /** `products.product` */
  readonly endpoint: string;
  /** Where, from the call's parameters, query or body down: `contact.phone`. */
  readonly paths: readonly string[];

  constructor(endpoint: string, paths: readonly string[], cause: unknown) {
    super(`${endpoint}: ${paths.join(', ')} cannot be sent`, { cause });
    this.endpoint = endpoint;
    this.paths = paths;
  }
}

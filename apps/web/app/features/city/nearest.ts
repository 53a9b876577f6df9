/** The city around a device; null where it cannot be told. */
export interface Nearest {
  city: { id: string; name: string } | null;
}

/** Pixels of the longer side, as a photo is looked at and as it stands in a list. */
export const sides = { large: 1600, small: 320 } as const;

export interface Photo {
  readonly large: Buffer;
  readonly small: Buffer;
}

const lengthBytes = 4;

/** Both sizes as one run of bytes, as they come from the process that makes them. */
export function framePhoto({ large, small }: Photo): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(large.length);
  return Buffer.concat([length, large, small]);
}

export function readPhoto(bytes: Buffer): Photo {
  const middle = lengthBytes + bytes.readUInt32BE();
  return { large: bytes.subarray(lengthBytes, middle), small: bytes.subarray(middle) };
}

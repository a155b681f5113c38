/**
 * As much of Protocol Buffers as an entry of a remote cache needs: fields of bytes and of whole numbers.
 * Why not a library: it is two kinds of fields of two messages, and a library brings a compiler for schemas with it.
 * Neighbours: `shared-cache.ts`.
 */

export function bytesField(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}

export function numberField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number << 3), varint(value)]);
}

/** The fields by number, of each the last one; undefined where the message is broken. Fields of other kinds are passed over. */
export function fieldsOf(message: Buffer): ReadonlyMap<number, Buffer | number> | undefined {
  const found = new Map<number, Buffer | number>();
  let at = 0;
  const next = (): number | undefined => {
    let value = 0;
    for (let place = 0; place < 8 && at < message.length; place++) {
      const byte = message[at++]!;
      value += (byte & 0x7f) * 2 ** (7 * place);
      if (byte < 0x80) return value;
    }
    return undefined;
  };
  while (at < message.length) {
    const tag = next();
    if (tag === undefined) return undefined;
    const kind = tag % 8;
    const number = (tag - kind) / 8;
    if (kind === 0) {
      const value = next();
      if (value === undefined) return undefined;
      found.set(number, value);
    } else if (kind === 2) {
      const length = next();
      if (length === undefined || at + length > message.length) return undefined;
      found.set(number, message.subarray(at, at + length));
      at += length;
    } else if (kind === 1 || kind === 5) at += kind === 1 ? 8 : 4;
    else return undefined;
  }
  return at === message.length ? found : undefined;
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  do {
    const low = left % 128;
    left = (left - low) / 128;
    bytes.push(left > 0 ? low + 128 : low);
  } while (left > 0);
  return Buffer.from(bytes);
}

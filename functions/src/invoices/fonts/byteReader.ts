/** Reads the numbers of a WOFF2 file one after the other. */
export const byteReader = (bytes: Buffer) => {
  let offset = 0;

  /** The next bytes, as they are. */
  const take = (length: number): Buffer => {
    const slice = bytes.subarray(offset, offset + length);
    offset += length;
    return slice;
  };

  const uint8 = (): number => take(1).readUInt8();
  const uint16 = (): number => take(2).readUInt16BE();
  const int16 = (): number => take(2).readInt16BE();
  const uint32 = (): number => take(4).readUInt32BE();

  /** A number of up to five bytes with seven bits each: the data type UIntBase128. */
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = uint8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };

  /** A small number: the data type 255UInt16. */
  const packed16 = (): number => {
    const code = uint8();
    if (code === 253) return uint16();
    if (code === 254) return uint8() + 506;
    if (code === 255) return uint8() + 253;
    return code;
  };

  return { take, uint8, uint16, int16, uint32, base128, packed16 };
};

/** The functions that `byteReader` returns. */
export type ByteReader = ReturnType<typeof byteReader>;

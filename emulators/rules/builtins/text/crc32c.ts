/** The polynomial of Castagnoli, reversed: https://www.rfc-editor.org/rfc/rfc3720#appendix-B.4 */
const polynomial = 0x82f63b78;

const shift = (value: number, bits: number): number => {
  if (bits === 0) return value;
  return shift(value & 1 ? (value >>> 1) ^ polynomial : value >>> 1, bits - 1);
};

const table = Uint32Array.from({ length: 256 }, (_, byte) => shift(byte, 8));

/** The CRC-32C checksum of the bytes, unsigned. */
export const crc32c = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};

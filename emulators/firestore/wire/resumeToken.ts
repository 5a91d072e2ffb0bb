import { Timestamp } from '../values/timestamp.ts';

/** Encodes a resume token: the time of a consistent snapshot, in microseconds. */
export const encodeResumeToken = ({ seconds, nanos }: Timestamp): Uint8Array => {
  const token = Buffer.alloc(8);
  token.writeBigInt64BE(BigInt(seconds) * 1_000_000n + BigInt(nanos / 1000));
  return token;
};

/** Decodes the time of a resume token; undefined when the token is unknown. */
export const decodeResumeToken = (token: Uint8Array): Timestamp | undefined =>
  token.length === 8 ? Timestamp.ofMicros(Number(Buffer.from(token).readBigInt64BE())) : undefined;

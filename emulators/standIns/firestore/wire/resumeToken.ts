import { Timestamp } from '../timestamp.ts';

/** A token from which a listener can go on later: the time of a consistent state, in microseconds. */
export const encodeResumeToken = ({ seconds, nanos }: Timestamp): Uint8Array => {
  const token = Buffer.alloc(8);
  token.writeBigInt64BE(BigInt(seconds) * 1_000_000n + BigInt(nanos / 1000));
  return token;
};

/** The time of a token; undefined when it is not one of ours. */
export const decodeResumeToken = (token: Uint8Array): Timestamp | undefined =>
  token.length === 8 ? Timestamp.ofMicros(Number(Buffer.from(token).readBigInt64BE())) : undefined;

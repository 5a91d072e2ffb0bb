import { crc32c } from '@tools-hub/rules';

/**
 * LevelDB's log format: blocks of 32 KiB. A record has one or more fragments, each with a header of
 * checksum, length and type.
 * https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
const blockBytes = 32 * 1024;
const headerBytes = 7;
const typeAt = 6;
const types = { full: 1, first: 2, middle: 3, last: 4 } as const;
const maskDelta = 0xa282ead8;

/** LevelDB masks checksums, because a checksum over data that contains checksums is weak. */
const maskedSum = (bytes: Uint8Array) => {
  const sum = crc32c(bytes);
  return (((sum >>> 15) | (sum << 17)) + maskDelta) >>> 0;
};

const fragmentType = (isFirst: boolean, isLast: boolean) => {
  if (isFirst) return isLast ? types.full : types.first;
  return isLast ? types.last : types.middle;
};

const encodeFragment = (data: Uint8Array, type: number) => {
  const fragment = Buffer.alloc(headerBytes + data.length);
  fragment.writeUInt16LE(data.length, 4);
  fragment[typeAt] = type;
  fragment.set(data, headerBytes);
  fragment.writeUInt32LE(maskedSum(fragment.subarray(typeAt)));
  return fragment;
};

/** Collects records into the bytes of a log. */
export class LogWriter {
  private readonly chunks: Uint8Array[] = [];
  private length = 0;

  /** Appends one record. */
  add(record: Uint8Array): void {
    let at = 0;
    do {
      if (this.room() < headerBytes) this.push(Buffer.alloc(this.room()));
      const data = record.subarray(at, at + this.room() - headerBytes);
      const type = fragmentType(at === 0, at + data.length === record.length);
      this.push(encodeFragment(data, type));
      at += data.length;
    } while (at < record.length);
  }

  bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }

  private room() {
    return blockBytes - (this.length % blockBytes);
  }

  private push(chunk: Uint8Array) {
    this.chunks.push(chunk);
    this.length += chunk.length;
  }
}

const readFragment = (log: Buffer, at: number) => {
  const end = at + headerBytes + log.readUInt16LE(at + 4);
  if (end > log.length) throw new Error(`the record at byte ${at} is cut off`);
  if (log.readUInt32LE(at) !== maskedSum(log.subarray(at + typeAt, end))) {
    throw new Error(`the record at byte ${at} is broken: its checksum differs`);
  }
  return { type: log[at + typeAt], data: log.subarray(at + headerBytes, end), end };
};

/**
 * Reads the records of a log.
 * @throws {Error} naming the byte where the log is truncated or corrupt.
 */
export const readLog = function* (log: Buffer): Generator<Buffer> {
  let parts: Buffer[] = [];
  for (let at = 0; at < log.length; ) {
    const room = blockBytes - (at % blockBytes);
    if (room < headerBytes) {
      at += room;
      continue;
    }
    if (log.length - at < headerBytes) throw new Error(`the record at byte ${at} is cut off`);
    const { type, data, end } = readFragment(log, at);
    parts.push(data);
    at = end;
    if (type === types.first || type === types.middle) continue;
    yield Buffer.concat(parts);
    parts = [];
  }
  if (parts.length > 0) throw new Error('the last record is cut off');
};

import { describe, expect, it } from 'vitest';
import { LogWriter, readLog } from './log.ts';

const logOf = (...records: Uint8Array[]) => {
  const writer = new LogWriter();
  for (const record of records) writer.add(record);
  return writer.bytes();
};

describe('log', () => {
  it('writes the bytes that Google’s emulator writes', () => {
    expect(logOf(Buffer.from('3'), Buffer.alloc(0)).toString('hex')).toBe(
      'b86d444e01000133052b2843000001',
    );
  });

  // 32,761 bytes fill a block. With 6, 7 and 8 bytes left of it, there is no room for a header,
  // room for only a header, and for one more byte.
  it.each([0, 1, 32_754, 32_755, 32_760, 32_761, 32_762, 100_000])(
    'returns records of %i bytes',
    (length) => {
      const records = [Buffer.alloc(length, 1), Buffer.from('next'), Buffer.alloc(length, 2)];
      expect([...readLog(logOf(...records))]).toEqual(records);
    },
  );

  it('reports the position of a corrupt record', () => {
    const log = logOf(Buffer.from('one'), Buffer.from('two'));
    log[log.length - 1] = 0;
    expect(() => [...readLog(log)]).toThrow('the record at byte 10 is broken');
  });

  it.each([3, 12])('reports that it ends %i bytes early', (missing) => {
    const log = logOf(Buffer.from('a record'), Buffer.from('another'));
    expect(() => [...readLog(log.subarray(0, log.length - missing))]).toThrow(
      'the record at byte 15 is cut off',
    );
  });

  it('reports missing last fragments', () => {
    const log = logOf(Buffer.alloc(40_000));
    expect(() => [...readLog(log.subarray(0, 32 * 1024))]).toThrow('the last record is cut off');
  });
});

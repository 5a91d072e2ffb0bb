import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { readStored } from './resizePicture.ts';

type StoredFile = Parameters<typeof readStored>[0];

const fileOf = (content: Readable, size: number) => {
  const createReadStream = vi.fn(() => content);
  const getMetadata = () => Promise.resolve([{ size: String(size) }]);
  return { createReadStream, getMetadata } as unknown as StoredFile;
};

const chunksOf = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

it('reads the stored bytes of a file up to the limit', async () => {
  const file = fileOf(chunksOf('abc', 'de'), 5);
  expect(await readStored(file, 5)).toEqual(Buffer.from('abcde'));
  expect(file.createReadStream).toHaveBeenCalledWith({ decompress: false });
});

it('does not start to read a larger file', async () => {
  const file = fileOf(chunksOf('abcdef'), 6);
  expect(await readStored(file, 5)).toBeUndefined();
  expect(file.createReadStream).not.toHaveBeenCalled();
});

it('stops reading when more arrives than the stored size', async () => {
  const endless = Readable.from(
    (function* () {
      while (true) yield Buffer.from('abc');
    })(),
  );
  expect(await readStored(fileOf(endless, 1), 5)).toBeUndefined();
  expect(endless.destroyed).toBe(true);
});

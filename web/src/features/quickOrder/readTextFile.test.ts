import { describe, expect, it } from 'vitest';
import { maxTableLength } from './parseRows.ts';
import { decodeText, readTextFile } from './readTextFile.ts';

const text = 'SKU;Stück\nPLN-0004;12\n';

const utf16 = (isBigEndian: boolean, mark: boolean) => {
  const units = [...(mark ? '\ufeff' : ''), ...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => {
      const bytes = [unit % 256, unit >> 8];
      return isBigEndian ? bytes.reverse() : bytes;
    }),
  );
};

describe('decodeText', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['Windows-1252', Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))],
    ['UTF-16LE', utf16(false, true)],
    ['UTF-16BE', utf16(true, true)],
    ['UTF-16LE without a mark', utf16(false, false)],
    ['UTF-16BE without a mark', utf16(true, false)],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text });
  });

  it.each([
    ['a workbook', [0x50, 0x4b, 0x03, 0x04, 1, 2]],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 1]],
    ['a PDF', [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0))],
    ['other bytes', [0x12, 0x00, 0x00, 0x01, 0x02]],
  ])('refuses %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({
      problem: 'This is not a text file. Save the sheet as CSV and choose that file.',
    });
  });

  it.each(['', ' \n'])('refuses an empty file: %j', (content) => {
    const bytes = new TextEncoder().encode(content);
    expect(decodeText(bytes)).toEqual({ problem: 'The file is empty.' });
  });
});

describe('readTextFile', () => {
  it('refuses a large file without reading it', async () => {
    const file = new File(['x'.repeat(maxTableLength + 1)], 'large.csv');
    expect(await readTextFile(file)).toHaveProperty('problem');
  });

  it('says when a file cannot be read', async () => {
    const file = new File(['A-1;5'], 'gone.csv');
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await readTextFile(file)).toEqual({
      problem: 'The file cannot be read. Choose it again.',
    });
  });
});

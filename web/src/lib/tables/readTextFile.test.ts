import { encodedAs } from 'functions/testing/inputs/encodings';
import { describe, expect, it } from 'vitest';
import { maxTableLength } from './readTable.ts';
import { decodeText, readTextFile } from './readTextFile.ts';

const text = 'SKU;Stück\nPLN-0004;12 à 5 €\n';

describe('decodeText', () => {
  it.each([
    ['utf-8', false],
    ['utf-8', true],
    ['windows-1252', false],
    ['utf-16le', true],
    ['utf-16be', true],
    ['utf-16le', false],
    ['utf-16be', false],
  ] as const)('reads %s, with a byte order mark: %s', (encoding, mark) => {
    expect(decodeText(encodedAs(encoding, text, mark))).toEqual({ text });
  });

  it.each([
    ['a workbook', [0x50, 0x4b, 0x03, 0x04, 1, 2]],
    ['a workbook', [0xd0, 0xcf, 0x11, 0xe0, 1]],
    ['a web page or XML', [...'<html><table>'].map((letter) => letter.charCodeAt(0))],
    ['a PDF', [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0))],
    ['binary', [0x12, 0x00, 0x00, 0x01, 0x02]],
  ])('refuses %s', (kind, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({
      problem: `This file is ${kind}, not CSV: save the sheet as CSV and choose that file.`,
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

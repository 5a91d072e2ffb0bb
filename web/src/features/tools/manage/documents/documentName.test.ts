import { expect, it } from 'vitest';
import { namedDocument, titleOfFile } from './documentName.ts';

it.each([
  ['chs-2018.pdf', { sku: 'CHS-2018' }],
  ['CHS-2018_safety_de.pdf', { sku: 'CHS-2018', kind: 'safety', language: 'de' }],
  ['CHS-2018_DE_Data-Sheet.PDF', { sku: 'CHS-2018', kind: 'data-sheet', language: 'de' }],
  ['CHS-2018_old.pdf', { sku: 'CHS-2018', unknown: 'old' }],
])('reads what the document %s is', (name, expected) => {
  expect(namedDocument(name)).toEqual(expected);
});

it.each([
  ['Abmessungen_de.pdf', 'Abmessungen'],
  ['Care and use_v2_en.pdf', 'Care and use v2'],
  ['de.pdf', 'de'],
])('takes the title of %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

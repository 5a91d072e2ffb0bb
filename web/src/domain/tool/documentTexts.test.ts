import type { ToolFile } from 'functions/contract';
import { expect, it } from 'vitest';
import { documentDetails } from './documentTexts.ts';

const sheet: ToolFile = {
  id: 'a',
  kind: 'data-sheet',
  title: 'Data sheet',
  language: 'de',
  bytes: 1,
  addedAt: '2026-11-29T12:00:00.000Z',
};

it.each([
  [{}, 'German · PDF · 1 KB'],
  [{ title: 'Maße', bytes: 240 * 1024 }, 'Data sheet · German · PDF · 240 KB'],
  [{ bytes: 1_500_000 }, 'German · PDF · 1.4 MB'],
  [{ bytes: 10 * 1024 * 1024 }, 'German · PDF · 10 MB'],
] as const)('describes a document (%j)', (fields, text) => {
  expect(documentDetails({ ...sheet, ...fields })).toBe(text);
});

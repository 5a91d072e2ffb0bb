import { describe, expect, it } from 'vitest';
import { toolCategories } from '../tools/categories.ts';
import { generatedSku } from '../tools/sku.ts';
import {
  changedSkuProblem,
  isSkuAfterSpreadsheet,
  skuAfterSpreadsheetMessage,
  skusBeforeSpreadsheet,
  spreadsheetSkuWarning,
} from './spreadsheetSkus.ts';

describe('spreadsheetSkuWarning', () => {
  it.each([
    ['1E5', 'a number'],
    ['12E-3', 'a number'],
    ['007', 'a number'],
    ['00012', 'a number'],
    ['123456789012', 'a number'],
    ['MAR-10', 'a date'],
    ['10-MAR', 'a date'],
    ['SEPT2', 'a date'],
    ['1-DEC-26', 'a date'],
    ['OKT-2026', 'a date'],
    ['1-2', 'a date'],
    ['2026-03-10', 'a date'],
    ['12-34', 'a date'],
    ['-12', 'a formula'],
    ['-ABC', 'a formula'],
  ])('warns of %s, %s', (sku, reading) => {
    expect(spreadsheetSkuWarning(sku)).toMatch(
      new RegExp(`^A spreadsheet takes ${sku} for ${reading} and changes it\\.`),
    );
  });

  it.each([
    ...['PLN-1005', '12345', 'MARK-10', 'MAR-100', 'MAR-10-A', 'E5', 'E12', '1E5X', 'A-1-2'],
    ...['45-67', '1-2-3-4', '12345678901', 'DECK-12', 'JUNIPER-5'],
    ...toolCategories.map((category) => generatedSku(category, 'tool')),
  ])('does not warn of %s', (sku) => {
    expect(spreadsheetSkuWarning(sku)).toBeUndefined();
  });
});

describe('changedSkuProblem', () => {
  it.each([
    ['1.00E+05', 'a number'],
    ['1,00E+05', 'a number'],
    ['1E+05', 'a number'],
    ['1.23457E+12', 'a number'],
    ['1005.00', 'a number'],
    ['1,005', 'a number'],
    ['01.02.2026', 'a date'],
    ['3/10/2026', 'a date'],
    ['10. Mrz', 'a date'],
    ['10. März', 'a date'],
    ['Mar 10', 'a date'],
    ['#NAME?', 'an error'],
    ['#REF!', 'an error'],
    ['#N/A', 'an error'],
    ['########', 'an error'],
  ])('says that %s was a SKU before it became %s', (cell, kind) => {
    expect(changedSkuProblem(cell)).toBe(
      `A spreadsheet has turned this SKU into ${kind}, ${cell}: format the column as text, and enter the SKU again`,
    );
  });

  it.each(['PLN-1005', '1E5', '10-MAR', 'PLN 1005', 'x', '', 'Jack plane', 'No. 5', '1.5 m'])(
    'says nothing of %j',
    (cell) => {
      expect(changedSkuProblem(cell)).toBeUndefined();
    },
  );
});

describe('isSkuAfterSpreadsheet', () => {
  it.each([
    ['0012345', '12345', '12345 is 0012345 without its leading zeros'],
    ['1E5', '100000', 'A spreadsheet has turned the SKU 1E5 into 100000'],
    ['1E5', '1E05', 'A spreadsheet has turned the SKU 1E5 into 1E05'],
    ['MAR-10', '10-MAR', 'A spreadsheet has turned the SKU MAR-10 into 10-MAR'],
    ['1-2', '2026-01-02', 'A spreadsheet has turned the SKU 1-2 into 2026-01-02'],
    ['1-2', '46024', 'A spreadsheet has turned the SKU 1-2 into 46024'],
    ['12345678901234567890', '12345678901234600000', 'A spreadsheet has turned the SKU'],
  ])('recognises %s in %s', (sku, cell, message) => {
    expect(isSkuAfterSpreadsheet(sku, cell)).toBe(true);
    expect(skuAfterSpreadsheetMessage(sku, cell)).toContain(message);
  });

  it.each([
    ['12345', '12345'],
    ['12345', '0012345x'],
    ['0012345', '12346'],
    ['PLN-1005', 'PLN-1006'],
    ['PLN-1005', '10-MAR'],
  ])('does not recognise %s in %s', (sku, cell) => {
    expect(isSkuAfterSpreadsheet(sku, cell)).toBe(false);
  });
});

describe('skusBeforeSpreadsheet', () => {
  it('lists the SKUs with leading zeros or an exponent', () => {
    expect(skusBeforeSpreadsheet('12')).toContain('00012');
    expect(skusBeforeSpreadsheet('100000')).toEqual(
      expect.arrayContaining(['0100000', '1E5', '10E4', '10000E1']),
    );
  });

  it.each(['PLN-1005', '0012', '1E5', ''])('lists none for %j', (cell) => {
    expect(skusBeforeSpreadsheet(cell)).toEqual([]);
  });

  it('lists only SKUs of which a spreadsheet makes the digits', () => {
    for (const cell of ['5', '12345', '100000', '1234567890123456789012']) {
      for (const sku of skusBeforeSpreadsheet(cell)) {
        expect(isSkuAfterSpreadsheet(sku, cell), sku).toBe(true);
      }
    }
  });
});

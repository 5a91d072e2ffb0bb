import { collectionNames, limits, type PartNumber } from 'functions/contract';
import type { PartNumbersDocument } from 'functions/documents';
import type { ScaleTool } from './catalogue.ts';
import { companyOf } from './companies.ts';
import type { ShopSize, StoredDocument } from './size.ts';

const numbersPerPayer = limits.partNumbers.count / 2;
const ordersPerPayer = 2_000;

/** How many payers with own numbers each shop has at least: the first companies. */
export const sharedNumbering = 5;

/** A payer's own number for the n-th tool. */
export const partNumberOf = (n: number): string => `OWN ${100_000 + n}`;

/** The documents of the own numbers of payers. */
export const partNumberDocuments = function* (
  { orders }: ShopSize,
  tools: readonly ScaleTool[],
): Generator<StoredDocument> {
  const numbers = tools.slice(0, numbersPerPayer).map(
    ({ _id: toolId, sku, toolName }, n): PartNumber => ({
      number: partNumberOf(n),
      toolId,
      sku,
      toolName,
    }),
  );
  const content: PartNumbersDocument = { numbers, changeId: 'scale' };
  const payers = Math.max(sharedNumbering, orders / ordersPerPayer);
  for (let n = 0; n < payers; n += 1) {
    yield { path: `${collectionNames.partNumbers}/${companyOf(n).id}`, content };
  }
};

import { limits, type PartNumber, partNumberKey, skuPattern } from '../../contract/index.ts';
import { partNumbers, skus, tools } from '../../store/collections/collections.ts';
import { readDocument, readFields } from '../../store/reads/documents.ts';

/** The own numbers of a payer for tools. Costs one read. */
export const readPartNumbers = async (payerId: string): Promise<PartNumber[]> =>
  (await readDocument(partNumbers.doc(payerId)))?.numbers ?? [];

/**
 * The SKU of the tool that has a text as its own number; undefined if none has, or if the text is
 * the SKU of a tool. A text without a digit is rather a word. Costs one read, and two more for a
 * number.
 */
export const skuOfNumber = async (payerId: string, text: string): Promise<string | undefined> => {
  if (!/\d/.test(text) || text.length > limits.partNumbers.length) return undefined;
  const key = partNumberKey(text);
  const numbers = await readPartNumbers(payerId);
  const own = numbers.find(({ number }) => partNumberKey(number) === key);
  if (!own) return undefined;
  const [[tool], owner] = await Promise.all([
    readFields([tools.doc(own.toolId)], ['sku']),
    skuPattern.test(key) ? readDocument(skus.doc(key)) : undefined,
  ]);
  return owner ? undefined : tool?.sku;
};

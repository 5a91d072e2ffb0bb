/**
 * Crockford's base 32: no letter that looks like a digit. @see
 * https://www.crockford.com/base32.html
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const digits = 8;

// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

// The finalizer of MurmurHash3: every bit of the text changes every bit of the hash.
// https://github.com/aappleby/smhasher/wiki/MurmurHash3
const multipliers = [0xff51afd7ed558ccdn, 0xc4ceb9fe1a85ec53n];
const halfShift = 33n;

const mix = (hash: bigint): bigint => {
  const mixed = multipliers.reduce(
    (value, multiplier) => BigInt.asUintN(64, (value ^ (value >> halfShift)) * multiplier),
    hash,
  );
  return mixed ^ (mixed >> halfShift);
};

const hashOf = (text: string): bigint => {
  const bytes = [...new TextEncoder().encode(text)];
  const hash = bytes.reduce(
    (value, byte) => BigInt.asUintN(64, (value ^ BigInt(byte)) * prime),
    offsetBasis,
  );
  return mix(hash);
};

/** Eight characters derived from a text, which are different for similar texts. */
export const shortCodeOf = (id: string): string => {
  const hash = hashOf(id);
  const characters = Array.from({ length: digits }, (_, index) => {
    const shift = 5n * BigInt(digits - 1 - index);
    return alphabet[Number((hash >> shift) & 31n)];
  });
  return characters.join('');
};

const parseCode = (text: string, pattern: RegExp): string | undefined => {
  const typed = pattern.exec(text)?.[1]?.toUpperCase();
  const code = typed?.replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  return code && !code.includes('U') ? code : undefined;
};

/**
 * The number of an order, which people read, type and say: `TH-4K2M9A7C`. It is derived from the id
 * of the document, because a counter would be one hot document. Among a million orders, two share a
 * number with a probability of about one third, so a search by number can find more than one order.
 */
export const orderNumberOf = (id: string): string => `TH-${shortCodeOf(id)}`;

/**
 * The order number that a text contains and nothing else, as printed; undefined for any other text.
 * Accepts lower case, a missing hyphen, and the letters that look like digits: I, L and O.
 */
export const parseOrderNumber = (text: string): string | undefined => {
  const code = parseCode(text, /^\s*TH[\s-]*([0-9A-Z]{8})\s*$/i);
  return code && `TH-${code}`;
};

/** The number of a shipment of an order: its position among them, from 1 on. `TH-4K2M9A7C-S1` */
export const shipmentNumberOf = (orderNumber: string, position: number): string =>
  `${orderNumber}-S${position}`;

/** The number of a return of an order: its position among them, from 1 on. `TH-4K2M9A7C-R1` */
export const returnNumberOf = (orderNumber: string, position: number): string =>
  `${orderNumber}-R${position}`;

/** A number that consists of that of an order and a position. */
interface NumberInOrder {
  number: string;
  orderNumber: string;
}

const parseInOrder = (
  text: string,
  pattern: RegExp,
  numberOf: (orderNumber: string, position: number) => string,
): NumberInOrder | undefined => {
  const [, order = '', position = ''] = pattern.exec(text) ?? [];
  const orderNumber = parseOrderNumber(order);
  return orderNumber === undefined
    ? undefined
    : { orderNumber, number: numberOf(orderNumber, Number(position)) };
};

/**
 * The shipment number that a text contains and nothing else, as printed, with the number of its
 * order; undefined for any other text.
 */
export const parseShipmentNumber = (text: string): NumberInOrder | undefined =>
  parseInOrder(text, /^(.*[^\s-])[\s-]*S([1-9]\d{0,5})\s*$/i, shipmentNumberOf);

/**
 * The number of a return that a text contains and nothing else, as printed, with the number of its
 * order; undefined for any other text.
 */
export const parseReturnNumber = (text: string): NumberInOrder | undefined =>
  parseInOrder(text, /^(.*[^\s-])[\s-]*R([1-9]\d{0,5})\s*$/i, returnNumberOf);

/**
 * The code of an order or a quote without the letters before it, as printed; undefined for any
 * other text.
 */
export const parseNumberCode = (text: string): string | undefined =>
  parseCode(text, /^\s*([0-9A-Z]{8})\s*$/i);

/** The number of a quote, derived from its id like that of an order: `QU-4K2M9A7C`. */
export const quoteNumberOf = (id: string): string => `QU-${shortCodeOf(id)}`;

/**
 * The quote number that a text contains and nothing else, as printed; undefined for any other text.
 */
export const parseQuoteNumber = (text: string): string | undefined => {
  const code = parseCode(text, /^\s*QU[\s-]*([0-9A-Z]{8})\s*$/i);
  return code && `QU-${code}`;
};

const companyDigits = 6;

/** The number of a company, derived from its id like that of an order, but shorter: `C-4K2M9A`. */
export const companyNumberOf = (id: string): string =>
  `C-${shortCodeOf(id).slice(0, companyDigits)}`;

/**
 * The company number that a text contains and nothing else, as printed; undefined for any other
 * text. The hyphen is needed: without it, words like "cabinet" would be numbers.
 */
export const parseCompanyNumber = (text: string): string | undefined => {
  const code = parseCode(text, /^\s*C\s*-\s*([0-9A-Z]{6})\s*$/i);
  return code && `C-${code}`;
};

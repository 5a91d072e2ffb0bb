import {
  type CartTool,
  type LinePrice,
  noTaxes,
  priceSourceOf,
  type QuoteLine,
  type StaffOfferInput,
  shopCurrency,
} from 'functions/contract';
import { ownPriceOf } from '../../../domain/quote/quoteTexts.ts';
import { dollarsText } from '../../../lib/forms/hundredths.ts';
import type { Offered } from '../offer/OfferFields.tsx';
import { dayAfter, type OfferValues, offerOf, usualDays } from '../offer/offerForm.ts';

/** A tool that is offered, with its pieces and their price for the payer. */
export interface OfferedTool {
  tool: CartTool;
  quantity: number;
  price: LinePrice;
}

const lineOf = ({ tool, quantity, price }: OfferedTool): QuoteLine => {
  const { listPrice } = priceSourceOf(tool, quantity);
  return {
    toolId: tool._id,
    sku: tool.sku,
    toolName: tool.toolName,
    picture: tool.imageLink,
    quantity,
    listPrice,
    ...(price.unitPrice !== listPrice && { ownPrice: price.unitPrice }),
    unitPrice: null,
    lineTotal: null,
  };
};

/** What a new offer is made for. The taxes of now are read with the tools. */
export const offeredOf = (tools: readonly OfferedTool[], payerId: string): Offered => ({
  payerId,
  lines: tools.map(lineOf),
  currency: shopCurrency,
  ...noTaxes,
});

/**
 * The prices that were typed for some tools, in dollars, by the ids of the tools; undefined for a
 * tool whose price follows the agreements of the payer.
 */
type TypedPrices = Readonly<Record<string, string | undefined>>;

/** What was typed in a new offer, whose tools may change meanwhile. */
export interface TypedOffer {
  prices: TypedPrices;
  /** Empty for the usual day. */
  validUntil: string;
  message: string;
}

export const untypedOffer: TypedOffer = { prices: {}, validUntil: '', message: '' };

const isText = (stored: unknown): stored is string => typeof stored === 'string';

/** Whether a stored draft is what was typed in an offer. */
export const isTypedOffer = (stored: unknown): stored is TypedOffer => {
  const { prices, validUntil, message } = (stored ?? {}) as Partial<TypedOffer>;
  return (
    isText(validUntil) &&
    isText(message) &&
    typeof prices === 'object' &&
    Object.values(prices ?? { none: null }).every(isText)
  );
};

/** The values of a new offer: the prices of the payer, unless others were typed before. */
export const newValues = (
  lines: readonly QuoteLine[],
  { prices, validUntil, message }: TypedOffer,
  now = new Date(),
): OfferValues => ({
  version: '',
  prices: lines.map((line) => prices[line.toolId] ?? dollarsText(ownPriceOf(line))),
  discount: '',
  // A day that has passed meanwhile could not be sent.
  validUntil: validUntil >= dayAfter(now, 0) ? validUntil : dayAfter(now, usualDays),
  message,
});

const typedPrices = ({ prices }: OfferValues, lines: readonly QuoteLine[]): TypedPrices =>
  Object.fromEntries(
    lines.map((line, at) => {
      const price = prices[at] ?? '';
      return [line.toolId, price === dollarsText(ownPriceOf(line)) ? undefined : price];
    }),
  );

/** What was typed, with the values of a form for some of the tools. */
export const withTyped = (
  before: TypedOffer,
  values: OfferValues,
  lines: readonly QuoteLine[],
  now = new Date(),
): TypedOffer => ({
  prices: { ...before.prices, ...typedPrices(values, lines) },
  validUntil: values.validUntil === dayAfter(now, usualDays) ? '' : values.validUntil,
  message: values.message,
});

/** For whom an offer is made: a person, or a member of a company. */
export interface OfferCustomer {
  payerId: string;
  /** Empty for a person, and for the first owner of a company. */
  memberId: string;
}

/** The offer that valid values mean. */
export const staffOfferOf = (
  values: OfferValues,
  lines: readonly QuoteLine[],
  { payerId, memberId }: OfferCustomer,
): StaffOfferInput => {
  const { lines: priced, validUntil, message } = offerOf(values, lines);
  const quantities = new Map(lines.map(({ toolId, quantity }) => [toolId, quantity]));
  return {
    payerId,
    ...(memberId && { userId: memberId }),
    lines: priced.map((line) => ({ ...line, quantity: quantities.get(line.toolId) ?? 0 })),
    validUntil,
    message,
  };
};

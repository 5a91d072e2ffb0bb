import {
  checkToolExists,
  checkToolOnSale,
  limits,
  noTaxes,
  orderTermsOf,
  priceLine,
  priceSourceOf,
  type QuoteLine,
  type QuoteRequestInput,
  quoteNumberOf,
  type RequestedQuote,
  shopCurrency,
  type Tool,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { validationError } from '../../errors.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { customers } from '../../store/collections/collections.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { readToolsNow } from '../catalogue/tools/tools.ts';
import { customerFields } from '../customers/customerFields.ts';
import { checkedLines } from '../ordering/placing/orderLines.ts';
import { readBuyerPrices } from '../prices/buyerPrices.ts';
import { ownQuotes } from './listQuotes.ts';
import { quoteResource } from './stored/storedQuotes.ts';

/**
 * Takes one of the places for open quotes. New quotes of a payer at the same time write the same
 * document, which is read before they are counted, so each counts those before it. Throws
 * `validation` with the message for too many.
 */
export const takePlace = async (
  transaction: Transaction,
  payerId: string,
  tooManyMessage: string,
): Promise<void> => {
  const reference = customers.doc(payerId);
  const customer = await transaction.read(reference);
  if ((await countDocuments(ownQuotes(payerId, 'open'))) >= limits.openQuotes) {
    throw validationError({ quotes: tooManyMessage });
  }
  const lastQuoteId = transaction.id;
  if (customer) transaction.update(reference, { lastQuoteId });
  else transaction.create(reference, { lastQuoteId });
};

const toLine = (tool: Tool, quantity: number): QuoteLine => {
  const { listPrice } = priceSourceOf(tool, quantity);
  const ownPrice = priceLine(tool, quantity).unitPrice;
  return {
    toolId: tool._id,
    sku: tool.sku,
    toolName: tool.toolName,
    picture: tool.imageLink,
    quantity,
    listPrice,
    ...(ownPrice !== listPrice && { ownPrice }),
    unitPrice: null,
    lineTotal: null,
  };
};

/** For whom a quote is, and who asks for it: staff may offer what the payer does not see. */
interface QuotedFor {
  payerId: string;
  by: 'customer' | 'staff';
}

/**
 * The lines of a new quote, without offered prices. They reserve nothing, so the tools are read in
 * no transaction, and many quotes never hold up orders. Throws `tool-not-found` with all lines of
 * tools that do not exist, or that the customer who asks does not see.
 */
export const readQuoteLines = async (
  inputs: QuoteRequestInput['lines'],
  { payerId, by }: QuotedFor,
): Promise<QuoteLine[]> => {
  const toolIds = inputs.map(({ toolId }) => toolId);
  const [found, prices] = await Promise.all([
    readToolsNow(toolIds),
    readBuyerPrices({ payerId, toolIds }),
  ]);
  const tools = found.map((tool) =>
    by === 'staff' ? tool && prices.priced(tool) : prices.shown(tool),
  );
  const check = by === 'staff' ? checkToolExists : checkToolOnSale;
  return checkedLines(inputs, tools, check).map(({ input, tool }) => toLine(tool, input.quantity));
};

/** The data of a new quote besides its customer. */
export type NewQuote = Pick<
  QuoteDocument,
  'lines' | 'status' | 'history' | 'messages' | 'createdAt'
> &
  Partial<QuoteDocument> & {
    /** The name of the payer, if it is a company. */
    companyName: string | undefined;
  };

/** The document of a new quote, before any offer unless it brings one. */
export const newQuoteDocument = (
  id: string,
  { companyName, ...fields }: NewQuote,
  buyer: Buyer,
): QuoteDocument => {
  const number = quoteNumberOf(id);
  const searchable = { number, ...customerFields(buyer, companyName), lines: fields.lines };
  return {
    ...searchable,
    currency: shopCurrency,
    ...noTaxes,
    totals: null,
    validUntil: null,
    checkAt: null,
    orderId: null,
    orderNumber: null,
    version: id,
    updatedAt: fields.createdAt,
    ...fields,
    searchTerms: orderTermsOf(searchable),
  };
};

/** The response to a new quote. */
export const toNewQuote = (id: string, quote: QuoteDocument): RequestedQuote => ({
  acknowledged: true,
  insertedId: id,
  quote: quoteResource.toSent(id, quote),
});

import type { CurrentRequest, RequestPage } from '../../contract/index.ts';
import { requestLifecycle } from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import type { CustomerDocument } from '../../documents/people/customers.ts';
import { ApiError } from '../../errors.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import {
  companies,
  customers,
  memberships,
  quotes,
  tools,
} from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { readDocument, readFields } from '../../store/reads/documents.ts';
import { cartToolFields, toCartTool } from '../catalogue/tools/toolResponse.ts';
import { readApprovers } from '../companies/stored/approvers.ts';
import { spendingOf } from '../companies/stored/spending.ts';
import { agreementOf } from '../customers/openAmounts.ts';
import { type BuyerPrices, listPrices, readBuyerPrices } from '../prices/buyerPrices.ts';
import { readSettings } from '../settings/settings.ts';
import { currentRequestOf, type RequestSituation } from './currentRequest.ts';
import { permittedRequest, requestResource } from './storedRequests.ts';

/** An offer has its own prices, and may be for tools that the company does not see. */
const readPricesOf = (
  { companyId, lines, quote }: OrderRequestDocument,
  customer: Promise<CustomerDocument | undefined>,
): BuyerPrices | Promise<BuyerPrices> => {
  if (quote) return listPrices;
  const groups = async () => (await customer)?.groups ?? [];
  const toolIds = lines.map(({ toolId }) => toolId);
  return readBuyerPrices({ payerId: companyId, toolIds, groups });
};

/** The tools of a request as the company sees them, and its prices. */
const readPricedTools = async (
  request: OrderRequestDocument,
  customer: Promise<CustomerDocument | undefined>,
): Promise<Pick<RequestSituation, 'tools' | 'prices'>> => {
  const { lines } = request;
  const references = lines.map(({ toolId }) => tools.doc(toolId));
  const [found, prices] = await Promise.all([
    readFields(references, cartToolFields),
    readPricesOf(request, customer),
  ]);
  const shown = lines.map(({ toolId }, index) => {
    const stored = found[index];
    const tool = stored && toCartTool(toolId, stored);
    return tool && request.quote ? prices.priced(tool) : prices.shown(tool);
  });
  return { tools: shown, prices };
};

/** The quote whose offer a request accepts; null for an order at the shop's prices. */
const readQuoteOf = async ({ quote }: OrderRequestDocument): Promise<QuoteDocument | null> =>
  (quote && (await readDocument(quotes.doc(quote.id)))) ?? null;

const readCurrent = async (request: OrderRequestDocument, now: Date): Promise<CurrentRequest> => {
  const { companyId } = request;
  const { uid } = request.requester;
  const reading = readDocument(customers.doc(companyId));
  const [priced, settings, quote, customer, company, membership, spending, approvers] =
    await Promise.all([
      readPricedTools(request, reading),
      readSettings(),
      readQuoteOf(request),
      reading,
      readDocument(companies.doc(companyId)),
      readDocument(memberships.doc(membershipIdOf(companyId, uid))),
      readDocument(spendingOf({ companyId, uid, at: now })),
      readApprovers(companyId),
    ]);
  if (!company) throw new ApiError('request-not-found');
  const agreement = agreementOf(customer, settings);
  const situation = { request, ...priced, settings, agreement, company, membership };
  return currentRequestOf({ ...situation, quote, spending, approvers, now });
};

/**
 * A request, and while it is pending what its approval would order now. Throws `request-not-found`,
 * also for a request that the caller may not see.
 */
export const getRequest = async (
  id: string,
  { membership }: Pick<Buyer, 'membership'>,
): Promise<RequestPage> => {
  const stored = await readDocument(requestResource.reference(id));
  const request = permittedRequest(stored, membership);
  const now = new Date();
  const isPending = requestLifecycle.statusAt(request.status, request.expiresAt, now) === 'pending';
  return {
    ...requestResource.toSent(id, request),
    current: isPending ? await readCurrent(request, now) : null,
  };
};

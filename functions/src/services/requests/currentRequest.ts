import {
  type AgreedLine,
  type CartTool,
  type CurrentLine,
  type CurrentRequest,
  canOrderWith,
  checkAgreedLine,
  checkLine,
  creditRoom,
  isOwn,
  lineTotalOf,
  may,
  missingVotes,
  piecesOnSale,
  priceLine,
  quoteLifecycle,
  type RequestProblem,
  type ShopSettings,
  taxedTotalsOf,
  validVotes,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import type {
  CompanyDocument,
  MembershipDocument,
  SpendingDocument,
} from '../../documents/people/companies.ts';
import type { StoredApprover } from '../companies/stored/approvers.ts';
import type { Agreement } from '../customers/openAmounts.ts';
import { requiredApproval } from '../ordering/placing/companyPurchase.ts';
import type { BuyerPrices } from '../prices/buyerPrices.ts';

/** All that decides whether a pending request can be approved, as it is now. */
export interface RequestSituation {
  request: OrderRequestDocument;
  /** In the order of the lines; `undefined` for each that is not on sale any more. */
  tools: readonly (CartTool | undefined)[];
  /** The prices of the company. */
  prices: Pick<BuyerPrices, 'endedPrice'>;
  settings: ShopSettings;
  agreement: Agreement;
  company: CompanyDocument;
  /** The quote whose offer it accepts; null for an order at the shop's prices. */
  quote: QuoteDocument | null;
  /** The requester's; `undefined` for one who has left. */
  membership: MembershipDocument | undefined;
  spending: SpendingDocument | undefined;
  approvers: readonly StoredApprover[];
  now: Date;
}

/** The price of a line in the offer; undefined for an order at the shop's prices. */
const offeredPrice = (
  { quote }: Pick<RequestSituation, 'quote'>,
  toolId: string,
): number | undefined =>
  quote?.lines.find((line) => line.toolId === toolId)?.unitPrice ?? undefined;

const currentLine = (
  { toolId, quantity, unitPrice: seen }: AgreedLine,
  tool: CartTool | undefined,
  { offered, prices }: { offered: number | undefined } & Pick<RequestSituation, 'prices'>,
): CurrentLine => {
  if (!tool) return { toolId, quantity, unitPrice: null, lineTotal: null, available: 0 };
  // An offer keeps to no rules for quantities.
  if (offered !== undefined) {
    const { available } = tool;
    const lineTotal = lineTotalOf(offered, quantity);
    return { toolId, quantity, unitPrice: offered, lineTotal, available };
  }
  const { unitPrice, lineTotal } = priceLine(tool, quantity);
  const line = { toolId, quantity, unitPrice, lineTotal, available: piecesOnSale(tool) };
  const ended =
    unitPrice === seen ? undefined : prices.endedPrice(tool, { quantity, unitPrice: seen });
  return { ...line, ...(ended && { ended }) };
};

const lineProblems = (situation: RequestSituation): RequestProblem[] =>
  situation.request.lines.flatMap(({ toolId, quantity }, index): RequestProblem[] => {
    const tool = situation.tools[index];
    const unitPrice = offeredPrice(situation, toolId);
    const problem =
      unitPrice === undefined
        ? checkLine(tool, { quantity })
        : checkAgreedLine(tool, { quantity, unitPrice });
    if (!problem) return [];
    const { field: _, message: __, ...reason } = problem;
    return [{ toolId, ...reason }];
  });

/** Whether the requester may order for the company, and accept the offer if it is one. */
const mayStillOrder = ({ membership, quote }: RequestSituation): boolean => {
  if (!membership || !may(membership.role, 'order')) return false;
  return quote === null || isOwn(quote, { uid: membership.uid, membership });
};

const memberProblems = (situation: RequestSituation): RequestProblem[] => {
  const { status: companyStatus } = situation.company;
  return [
    ...(mayStillOrder(situation) ? [] : [{ code: 'requester-left' as const }]),
    ...(canOrderWith(companyStatus) ? [] : [{ code: 'company-inactive' as const, companyStatus }]),
  ];
};

const offerProblems = ({ quote, now }: RequestSituation): RequestProblem[] => {
  const quoteStatus = quote && quoteLifecycle.statusAt(quote.status, quote.validUntil, now);
  if (quoteStatus === null || quoteStatus === 'offered') return [];
  return [{ code: 'quote-not-changeable', quoteStatus }];
};

const amountProblems = (
  { settings: { orderMinimum }, quote, agreement: { open, creditLimit } }: RequestSituation,
  { subtotal, total }: { subtotal: number; total: number },
): RequestProblem[] => {
  // What the shop has offered can be ordered, however little it costs.
  const minimum = quote ? 0 : orderMinimum;
  const room = creditRoom(open, creditLimit);
  const exceeds = creditLimit !== null && room !== null && total > room;
  return [
    ...(subtotal < minimum
      ? [{ code: 'order-minimum' as const, minimum, missing: minimum - subtotal }]
      : []),
    ...(exceeds ? [{ code: 'credit-exceeded' as const, room, creditLimit }] : []),
  ];
};

/** The approval that the order needs now; none of a requester who has left. */
const approvalNow = (
  { request: { companyId, approvals }, membership, ...situation }: RequestSituation,
  subtotal: number,
): Pick<CurrentRequest, 'rules' | 'approvers' | 'missing'> => {
  if (!membership) return { rules: [], approvers: [], missing: 1 };
  const { company, spending, approvers, now: at } = situation;
  const purchase = { companyId, company, membership, spending, at };
  const approval = requiredApproval(purchase, subtotal, approvers);
  const count = validVotes(approvals, approval, subtotal).length;
  return {
    rules: approval.rules,
    approvers: approval.approvers.map(({ uid, name }) => ({ uid, name })),
    missing: missingVotes(count, approval),
  };
};

const isPriced = (
  line: CurrentLine,
): line is CurrentLine & { unitPrice: number; lineTotal: number } => line.lineTotal !== null;

/** What an approval of a pending request would order, and what speaks against it. */
export const currentRequestOf = (situation: RequestSituation): CurrentRequest => {
  const { request, tools, prices, settings, quote } = situation;
  const lines = request.lines.map((line, index) =>
    currentLine(line, tools[index], { prices, offered: offeredPrice(situation, line.toolId) }),
  );
  const priced = lines.filter(isPriced);
  const totals = priced.length === lines.length ? taxedTotalsOf(priced, quote ?? settings) : null;
  return {
    lines,
    totals,
    ...approvalNow(situation, totals?.subtotal ?? request.subtotal),
    problems: [
      ...memberProblems(situation),
      ...offerProblems(situation),
      ...lineProblems(situation),
      ...(totals ? amountProblems(situation, totals) : []),
    ],
  };
};

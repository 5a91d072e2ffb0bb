import {
  type CartTool,
  type CurrentLine,
  type CurrentRequest,
  canOrderWith,
  checkLine,
  creditRoom,
  may,
  missingVotes,
  type OrderLine,
  piecesOnSale,
  priceLine,
  type RequestProblem,
  type ShopSettings,
  taxedTotalsOf,
  validVotes,
} from '../../contract/index.ts';
import type {
  CompanyDocument,
  MembershipDocument,
  SpendingDocument,
} from '../../documents/companies.ts';
import type { OrderRequestDocument } from '../../documents/requests.ts';
import type { StoredApprover } from '../companies/approvers.ts';
import type { Agreement } from '../customers/openAmounts.ts';
import { requiredApproval } from '../ordering/placing/companyPurchase.ts';

/** All that decides whether a pending request can be approved, as it is now. */
export interface RequestSituation {
  request: OrderRequestDocument;
  /** In the order of the lines; `undefined` for each that is not on sale any more. */
  tools: readonly (CartTool | undefined)[];
  settings: ShopSettings;
  agreement: Agreement;
  company: CompanyDocument;
  /** The requester's; `undefined` for one who has left. */
  membership: MembershipDocument | undefined;
  spending: SpendingDocument | undefined;
  approvers: readonly StoredApprover[];
  now: Date;
}

const currentLine = ({ toolId, quantity }: OrderLine, tool: CartTool | undefined): CurrentLine => {
  if (!tool) return { toolId, quantity, unitPrice: null, lineTotal: null, available: 0 };
  const { unitPrice, lineTotal } = priceLine(tool, quantity);
  return { toolId, quantity, unitPrice, lineTotal, available: piecesOnSale(tool) };
};

const lineProblems = ({ request, tools }: RequestSituation): RequestProblem[] =>
  request.lines.flatMap(({ toolId, quantity }, index): RequestProblem[] => {
    const problem = checkLine(tools[index], { quantity });
    if (!problem) return [];
    const { field: _, message: __, ...reason } = problem;
    return [{ toolId, ...reason }];
  });

const memberProblems = ({ company, membership }: RequestSituation): RequestProblem[] => {
  const { status: companyStatus } = company;
  return [
    ...(membership && may(membership.role, 'order') ? [] : [{ code: 'requester-left' as const }]),
    ...(canOrderWith(companyStatus) ? [] : [{ code: 'company-inactive' as const, companyStatus }]),
  ];
};

const amountProblems = (
  { settings: { orderMinimum: minimum }, agreement: { open, creditLimit } }: RequestSituation,
  { subtotal, total }: { subtotal: number; total: number },
): RequestProblem[] => {
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
  const { request, tools, settings } = situation;
  const lines = request.lines.map((line, index) => currentLine(line, tools[index]));
  const priced = lines.filter(isPriced);
  const totals = priced.length === lines.length ? taxedTotalsOf(priced, settings) : null;
  return {
    lines,
    totals,
    ...approvalNow(situation, totals?.subtotal ?? request.subtotal),
    problems: [
      ...memberProblems(situation),
      ...lineProblems(situation),
      ...(totals ? amountProblems(situation, totals) : []),
    ],
  };
};

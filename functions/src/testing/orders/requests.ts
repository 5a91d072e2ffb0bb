import type { ApprovalBody, ApprovedRequest, OrderRequest } from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import { approveRequest } from '../../services/requests/approveRequest.ts';
import { sendRequest } from '../../services/requests/sendRequest.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { createCompany, newMember } from '../companies/buyingCompany.ts';
import { createTool } from '../tools/tools.ts';
import { orderInput } from './orders.ts';

/** A company with an owner, an approver, and a buyer whose every order needs approval. */
export const newTeam = async (approvers: 1 | 2 = 1) => {
  const companyId = await createCompany({ approval: { approvers } });
  const [owner, approver, buyer] = await Promise.all([
    newMember(companyId, 'owner'),
    newMember(companyId, 'approver'),
    newMember(companyId, 'buyer', { orderLimit: 0 }),
  ]);
  return { companyId, owner, approver, buyer };
};

/** Asks for the approval of five pieces of each tool at 19.99. */
export const ask = async (buyer: Caller, ...toolIds: string[]): Promise<OrderRequest> =>
  (await sendRequest({ input: orderInput(...toolIds), key: undefined }, buyer)).request;

/** The prices of a request as its requester saw them. */
export const pricesOf = ({ lines }: Pick<OrderRequest, 'lines'>): ApprovalBody => ({
  lines: lines.map(({ toolId, unitPrice }) => ({ toolId, unitPrice })),
});

/** Approves a request at the prices that its requester saw, or at others. */
export const approve = (
  request: OrderRequest,
  approver: Caller,
  { prices = pricesOf(request), key }: { prices?: ApprovalBody; key?: string } = {},
): Promise<ApprovedRequest> => approveRequest(request._id, { input: prices, key }, approver);

/** A team with a pending request for five pieces of a tool at 19.99. */
export const askedTeam = async (approvers: 1 | 2 = 1) => {
  const [team, toolId] = [await newTeam(approvers), await createTool()];
  return { ...team, toolId, request: await ask(team.buyer, toolId) };
};

/** A request that must exist. */
export const storedRequest = async (id: string): Promise<OrderRequestDocument> => {
  const request = await readDocument(orderRequests.doc(id));
  if (!request) throw new Error(`There is no request ${id}`);
  return request;
};

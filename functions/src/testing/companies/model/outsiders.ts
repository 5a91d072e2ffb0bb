/** What people who do not belong to a company try with it. */
import { ApiError } from '../../../errors.ts';
import { inviteMember } from '../../../services/companies/members/invitations.ts';
import { removeMember, updateMember } from '../../../services/companies/members/members.ts';
import { updateCompany } from '../../../services/companies/updateCompany.ts';
import { getOrder } from '../../../services/ordering/orders/orders.ts';
import { placeOrder } from '../../../services/ordering/placing/placeOrder.ts';
import { transitionOrder } from '../../../services/ordering/status/transitionOrder.ts';
import { approveRequest } from '../../../services/requests/approveRequest.ts';
import { rejectRequest, withdrawRequest } from '../../../services/requests/endRequest.ts';
import { getRequest } from '../../../services/requests/getRequest.ts';
import { sendRequest } from '../../../services/requests/sendRequest.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { orderInput } from '../../orders/orders.ts';
import { invitationOf, signUpOf } from '../companies.ts';
import { memberOf, newShopCompany, type ShopCompany, type Targets } from './actInShop.ts';

const key = undefined;
const version = '';

const withOrder = (id: string, caller: Caller): Promise<unknown>[] => {
  const input = { to: 'cancelled', reason: 'Mine', carrier: '', trackingNumber: '' } as const;
  return [getOrder(id, caller), transitionOrder(id, { input, key }, caller)];
};

const withRequest = (
  id: string,
  { toolId }: ShopCompany,
  { price }: Targets,
  caller: Caller,
): Promise<unknown>[] => [
  getRequest(id, caller),
  approveRequest(id, { input: { lines: [{ toolId, unitPrice: price }] }, key }, caller),
  rejectRequest(id, { input: { reason: 'Mine' }, key }, caller),
  withdrawRequest(id, key, caller),
];

const withCompany = (
  { companyId, toolId, people }: ShopCompany,
  { price }: Targets,
  caller: Caller,
): Promise<unknown>[] => {
  const { position: _, ...details } = signUpOf();
  const approval = { fromAmount: null, approvers: 1, ownersExempt: true } as const;
  const owner = { role: 'owner', orderLimit: null, budget: null, version } as const;
  const lines = [{ toolId, quantity: 5, lineTotal: 5 * price }];
  const input = { ...orderInput(), lines };
  const buyer = { ...caller, payerId: companyId, membership: null };
  return [
    placeOrder({ input, key }, buyer),
    sendRequest({ input, key }, buyer),
    updateCompany(companyId, { ...details, approval, version }, caller),
    inviteMember(companyId, { input: invitationOf(caller.email), key }, caller),
    ...[caller, ...people].flatMap(({ uid }) => [
      updateMember(companyId, uid, owner, caller),
      removeMember(companyId, uid, caller),
    ]),
  ];
};

const refusalOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiError) return error.code;
      throw error;
    },
  );

/** An owner of another company. */
export const newOutsider = async (): Promise<Caller> => memberOf(await newShopCompany(1, 10_00), 0);

/**
 * What comes of all that an outsider can try, for their own company, for themselves, and in the name
 * of this one.
 */
export const tryAsOutsider = async (
  company: ShopCompany,
  targets: Targets,
  outsider: Caller,
): Promise<Set<string>> => {
  const alone = { ...outsider, payerId: outsider.uid, membership: null };
  const naming = { ...alone, payerId: company.companyId };
  const attempts = [outsider, alone, naming].flatMap((caller) => [
    ...withCompany(company, targets, caller),
    ...targets.orders.flatMap(({ id }) => withOrder(id, caller)),
    ...targets.requests.flatMap(({ id }) => withRequest(id, company, targets, caller)),
  ]);
  return new Set(await Promise.all(attempts.map(refusalOf)));
};

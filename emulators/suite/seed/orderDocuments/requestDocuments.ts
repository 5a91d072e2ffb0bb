import {
  approvalOf,
  collectionNames,
  dayMs,
  defaultPaymentMethod,
  orderAddressOf,
  orderNumberOf,
  requestDays,
  requestLifecycle,
  shopCurrency,
  spendingMonthOf,
  spentIn,
  taxedTotalsOf,
} from 'functions/contract';
import type { OrderDocument, OrderRequestDocument } from 'functions/documents';
import { addressPartsOf } from '../data/buyers.ts';
import { daysBefore } from '../data/calendar.ts';
import type { SeedCompany } from '../data/companies.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import type { SeedRequest } from '../orders/requests.ts';
import { orderLinesOf } from './orderDocuments.ts';
import { monthsOf } from './spendingDocuments.ts';

const companyOf = ({ id, companyId }: SeedRequest, { companies }: Seed): SeedCompany => {
  const company = companies.find((candidate) => candidate.id === companyId);
  if (!company) throw new Error(`${id} is of no company`);
  return company;
};

const spentBefore = (
  { companyId, requester: { profile, budget } }: SeedRequest,
  orders: readonly OrderDocument[],
  at: Date,
): number => {
  if (!budget) return 0;
  const { year } = spendingMonthOf(at);
  const own = orders.filter(
    ({ payerId, userId, createdAt }) =>
      payerId === companyId &&
      userId === profile.uid &&
      createdAt <= at &&
      spendingMonthOf(createdAt).year === year,
  );
  return spentIn(monthsOf(own), budget.period, at);
};

const approvalFor = (
  request: SeedRequest,
  { approval, members }: SeedCompany,
  { net, spent }: { net: number; spent: number },
) => {
  const { profile, ...limits } = request.requester;
  return approvalOf({
    net,
    spent,
    requester: { ...limits, uid: profile.uid },
    company: { approval },
    members: members.map((member) => ({
      uid: member.profile.uid,
      name: member.profile.displayName,
      role: member.role,
    })),
  });
};

const requestDocument = (
  request: SeedRequest,
  orders: readonly OrderDocument[],
  seed: Seed,
  bucket: string,
): OrderRequestDocument => {
  const { id, companyId, poNumber, note } = request;
  const company = companyOf(request, seed);
  const { profile } = request.requester;
  const { uid, displayName: name, email, phoneNumber } = profile;
  const createdAt = daysBefore(seed.now, ...request.sent);
  const lines = orderLinesOf(request.lines, seed, bucket);
  const { subtotal } = taxedTotalsOf(lines, seed.settings);
  const spent = spentBefore(request, orders, createdAt);
  const { rules, approversNeeded } = approvalFor(request, company, { net: subtotal, spent });
  const orderAddress = orderAddressOf(
    addressPartsOf(profile, company.place),
    seed.settings.seller.country,
  );
  const expiresAt = new Date(createdAt.getTime() + requestDays * dayMs);
  const pending = { status: 'pending', expiresAt } as const;
  return {
    number: orderNumberOf(id),
    companyId,
    companyName: company.name,
    requester: { uid, name, email },
    lines,
    details: { phoneNumber, orderAddress, poNumber, note, paymentMethod: defaultPaymentMethod },
    quote: null,
    currency: shopCurrency,
    subtotal,
    rules,
    approversNeeded: approversNeeded === 2 ? 2 : 1,
    approvals: [],
    // The seed sends no mails.
    asked: [],
    ...pending,
    checkAt: requestLifecycle.jobAt(pending.status, pending.expiresAt),
    reason: '',
    decidedBy: null,
    decidedAt: null,
    decisionId: null,
    orderId: null,
    createdAt,
  };
};

/** The documents of the requests for approval, with the rules that they matched when sent. */
export const requestDocuments = (
  seed: Seed,
  orders: readonly SeedDocument<OrderDocument>[],
  bucket: string,
): SeedDocument<OrderRequestDocument>[] => {
  const placed = orders.map(({ content }) => content);
  return seed.requests.map((request) => ({
    path: `${collectionNames.orderRequests}/${request.id}`,
    content: requestDocument(request, placed, seed, bucket),
  }));
};

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
import type { OrderRequestDocument, SpendingDocument } from 'functions/documents';
import { agreedLinesOf } from '../actions/agreedLines.ts';
import { addressPartsOf } from '../data/buyers.ts';
import { daysBefore } from '../data/calendar.ts';
import type { SeedCompany } from '../data/companies.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import type { SeedRequest } from '../orders/requests.ts';

const companyOf = ({ id, companyId }: SeedRequest, { companies }: Seed): SeedCompany => {
  const company = companies.find((candidate) => candidate.id === companyId);
  if (!company) throw new Error(`${id} is of no company`);
  return company;
};

const spentBy = (
  { companyId, requester: { profile, budget } }: SeedRequest,
  spending: readonly SpendingDocument[],
  at: Date,
): number => {
  const { year } = spendingMonthOf(at);
  const own = spending.find(
    (spent) => spent.companyId === companyId && spent.uid === profile.uid && spent.year === year,
  );
  return budget ? spentIn(own?.months ?? {}, budget.period, at) : 0;
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
  spending: readonly SpendingDocument[],
  seed: Seed,
  bucket: string,
): OrderRequestDocument => {
  const { id, companyId, poNumber, note } = request;
  const company = companyOf(request, seed);
  const { profile } = request.requester;
  const { uid, displayName: name, email, phoneNumber } = profile;
  const createdAt = daysBefore(seed.now, ...request.sent);
  const lines = agreedLinesOf(request.lines, seed, bucket);
  const { subtotal } = taxedTotalsOf(lines, seed.settings);
  const spent = spentBy(request, spending, createdAt);
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
  spending: readonly SpendingDocument[],
  bucket: string,
): SeedDocument<OrderRequestDocument>[] =>
  seed.requests.map((request) => ({
    path: `${collectionNames.orderRequests}/${request.id}`,
    content: requestDocument(request, spending, seed, bucket),
  }));

import { companyLifecycle, companyRoles, companyStatuses } from 'functions/contract';
import type { OrderDocument, SpendingDocument, StoredInvoice } from 'functions/documents';
import { expect, it } from 'vitest';
import { contentsIn, pastDocuments } from '../actions/pastShop.ts';
import { memberAccounts } from '../data/accounts.ts';
import { brackenbury, companies, firstMember } from '../data/companies.ts';
import { seed, seedAt } from '../dataset/seedData.ts';
import { requestDocuments } from '../orderDocuments/requestDocuments.ts';
import { companyAuditDocuments } from './companyAudit.ts';
import { companyDocuments, invitationDocuments, membershipDocuments } from './companyDocuments.ts';

const bucket = 'bucket.example.test';
const past = await pastDocuments(seed, bucket);
const ownOrders = contentsIn<OrderDocument>(past, 'orders').filter(
  ({ payerId }) => payerId === brackenbury.id,
);

it('three companies of four members are active, one waits, and one is suspended', () => {
  const statuses = companyDocuments(seed).map(({ content }) => [
    content.status,
    content.memberCount,
  ]);
  expect(statuses).toEqual([
    ['active', 4],
    ['active', 4],
    ['active', 4],
    ['requested', 1],
    ['suspended', 1],
  ]);
});

it('statuses follow from histories, and numbers are unique', () => {
  const documents = companyDocuments(seed).map(({ content }) => content);
  for (const { history, status, undecided } of documents) {
    expect(companyStatuses).toContain(status);
    expect(
      companyLifecycle.isHistory(
        history.map((event) => event.status),
        status,
      ),
    ).toBe(true);
    expect(undecided).toBe(status === 'requested' ? 1 : 0);
  }
  expect(new Set(documents.map(({ number }) => number)).size).toBe(documents.length);
});

it('an account with a password has each role of the first company', () => {
  const roles = membershipDocuments(seed)
    .map(({ content }) => content)
    .filter(({ companyId }) => companyId === brackenbury.id)
    .map(({ role, email }) => [role, email]);
  expect(roles).toEqual(companyRoles.map((role) => [role, memberAccounts[role].email]));
});

it('the orders of the first company are its debt, with one invoice that names it', () => {
  const invoices = contentsIn<StoredInvoice>(past, 'invoices').filter(
    ({ payerId }) => payerId === brackenbury.id,
  );
  expect(invoices).toHaveLength(1);
  expect(invoices[0]).toMatchObject({
    payerName: brackenbury.name,
    company: { taxId: brackenbury.taxId, invoiceEmail: brackenbury.invoiceEmail },
  });
  const debt = past.find(({ path }) => path === `customers/${brackenbury.id}`);
  expect(debt?.content).toEqual({
    terms: brackenbury.terms,
    creditLimit: brackenbury.creditLimit,
    open: ownOrders.reduce((sum, { amountDue }) => sum + amountDue, 0),
  });
});

// In January the orders are of two years, and of two months of the budget.
it.each([seed.now, new Date('2027-01-02T20:00:00Z')])(
  'members spend what they order until %s',
  async (now) => {
    const documents = await pastDocuments(seedAt(now), bucket);
    const spent = contentsIn<SpendingDocument>(documents, 'spending').flatMap(({ months }) =>
      Object.values(months),
    );
    const ordered = contentsIn<OrderDocument>(documents, 'orders').filter(({ payerId }) =>
      companies.some(({ id }) => id === payerId),
    );
    expect(ordered).toHaveLength(4);
    expect(spent.reduce((sum, cents) => sum + cents, 0)).toBe(
      ordered.reduce((sum, { subtotal }) => sum + subtotal, 0),
    );
  },
);

it('one request waits for approver or owner, and that of the approver for the owner', () => {
  const requests = requestDocuments(seed, contentsIn(past, 'spending'), bucket).map(
    ({ content }) => content,
  );
  const limit = firstMember('buyer').orderLimit;
  expect(requests.map(({ requester, rules }) => [requester.email, rules])).toEqual([
    [memberAccounts.buyer.email, [{ rule: 'order-limit', limit }]],
    [
      memberAccounts.approver.email,
      [{ rule: 'from-amount', amount: brackenbury.approval.fromAmount }],
    ],
  ]);
  for (const { status, approvals, approversNeeded, expiresAt } of requests) {
    expect([status, approvals, approversNeeded]).toEqual(['pending', [], 1]);
    expect(expiresAt.getTime()).toBeGreaterThan(seed.now.getTime());
  }
});

it('an open invitation waits for the customer whose password is known', () => {
  const [invitation, ...others] = invitationDocuments(seed);
  expect(others).toEqual([]);
  expect(invitation?.content).toMatchObject({
    companyId: brackenbury.id,
    email: 'customer@tools-hub.test',
    status: 'open',
  });
  expect(invitation?.content).not.toHaveProperty('token');
  expect(Number(invitation?.content.expiresAt)).toBeGreaterThan(seed.now.getTime());
});

it('the audit log records each decision, and each member who joined', () => {
  const actions = companyAuditDocuments(seed).map(({ content }) => content.action);
  const countOf = (action: string) => actions.filter((one) => one === action).length;
  expect(countOf('company-requested')).toBe(5);
  expect(countOf('company-accepted')).toBe(4);
  expect(countOf('company-suspended')).toBe(1);
  expect(countOf('member-joined')).toBe(9);
  expect(countOf('member-invited')).toBe(1);
});

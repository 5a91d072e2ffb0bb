import { collectionNames, type InvoiceDocument } from 'functions/contract';
import type {
  BankEntryDocument,
  CompanyDocument,
  CustomerDocument,
  FamilyDocument,
  MembershipDocument,
  OrderDocument,
  PaymentDocument,
  PriceDocument,
  PriceIndexDocument,
  PriceListDocument,
  PriceShardDocument,
  ToolDocument,
} from 'functions/documents';
import { describe, expect, it } from 'vitest';
import { shopDocuments } from './documents.ts';
import { companyCount, priceListsOf, type StoredDocument } from './size.ts';

const size = { tools: 60, orders: 2_000 };
const now = new Date('2026-11-23T12:00:00Z');
const documents = [...shopDocuments(size, now)];

const inCollection = <Content>(name: keyof typeof collectionNames) =>
  documents
    .filter(({ path }) => path.startsWith(`${collectionNames[name]}/`))
    .map(({ path, content }) => ({
      path,
      id: path.split('/')[1] ?? '',
      content: content as Content,
    }));

const orders = inCollection<OrderDocument>('orders');

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('The shop of the bench', () => {
  it('is the same each time, and has no document twice', () => {
    const again: StoredDocument[] = [...shopDocuments(size, now)];
    // As texts, which are compared faster than so many documents.
    const texts = documents.map((document) => JSON.stringify(document));
    expect(again).toHaveLength(texts.length);
    expect(again.filter((document, at) => JSON.stringify(document) !== texts[at])).toEqual([]);
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it('has the orders and tools of its size, and orders of all kinds', () => {
    expect([orders.length, inCollection('tools').length]).toEqual([size.orders, size.tools]);
    const kinds = new Set(orders.map(({ content }) => `${content.status} ${content.balance}`));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['placed open', 'delivered settled', 'cancelled settled']),
    );
  });

  it('has payments that add up to what the orders say', () => {
    const payments = inCollection<PaymentDocument>('payments');
    const paid = Map.groupBy(payments, ({ content }) => content.orderId);
    for (const { id, content } of orders) {
      const amounts = (paid.get(id) ?? []).map((payment) => payment.content.amount);
      expect(sumOf(amounts), id).toBe(content.paid);
    }
  });

  it('has the open amount of each customer', () => {
    const own = Map.groupBy(orders, ({ content }) => content.payerId);
    for (const { id, content } of inCollection<CustomerDocument>('customers')) {
      const due = (own.get(id) ?? []).map((order) => order.content.amountDue);
      expect(content.open, id).toBe(sumOf(due));
    }
  });

  it('has companies with two members, who order for them', () => {
    const companies = inCollection<CompanyDocument>('companies');
    const members = inCollection<MembershipDocument>('memberships');
    expect(companies).toHaveLength(companyCount(size));
    const ofCompany = Map.groupBy(members, ({ content }) => content.companyId);
    for (const { id, content } of companies) {
      expect(ofCompany.get(id), id).toHaveLength(content.memberCount);
    }
    const forCompanies = orders.filter(({ content }) => ofCompany.has(content.payerId));
    expect(forCompanies.length).toBeGreaterThan(size.orders / 4);
  });

  it('has price lists whose headers, prices and shards agree', () => {
    const stored = inCollection<PriceListDocument & PriceDocument & PriceShardDocument>;
    const byKind = Map.groupBy(stored('priceLists'), ({ path }) => path.split('/')[2] ?? 'lists');
    const { lists, prices } = priceListsOf(size);
    const [index] = inCollection<PriceIndexDocument>('priceIndex');
    expect(byKind.get('lists')?.map(({ id }) => id)).toEqual(
      Object.keys(index?.content.lists ?? {}),
    );
    const inLists = byKind.get('lists')?.map(({ content }) => content.prices) ?? [];
    expect([inLists.length, sumOf(inLists)]).toEqual([lists, lists * prices]);
    expect(byKind.get('prices')).toHaveLength(lists * prices);
    const inShards = byKind.get('priceShards')?.map(({ content }) => Object.keys(content.prices));
    expect(inShards?.flat()).toHaveLength(lists * prices);
  });

  it('has families whose sizes name them, each with a cell', () => {
    const tools = inCollection<ToolDocument>('tools');
    const families = inCollection<FamilyDocument>('families');
    const sizes = families.flatMap(({ content }) => content.toolIds.map((id) => [id, content.id]));
    expect(sizes).toEqual(tools.map(({ id, content }) => [id, content.familyId]));
    for (const { id, content } of families) {
      expect(Object.keys(content.cells), id).toEqual(content.toolIds);
    }
  });

  it('has bank entries that pay orders, some of which are open', () => {
    const entries = inCollection<BankEntryDocument>('bankEntries');
    expect(entries).toHaveLength(size.orders / 5);
    const ids = new Set(orders.map(({ id }) => id));
    for (const { id, content } of entries) {
      for (const { orderId } of content.bookings) expect(ids.has(orderId), id).toBe(true);
    }
    const statuses = new Set(entries.map(({ content }) => content.status));
    expect([...statuses].toSorted()).toEqual(['booked', 'left', 'open']);
  });

  it('has an invoice for each confirmed order, without gaps', () => {
    const numbers = inCollection<InvoiceDocument>('invoices').map(({ id }) => id);
    const confirmed = orders.flatMap(({ content }) => content.invoiceNumber ?? []);
    expect(numbers.toSorted()).toEqual(confirmed.toSorted());
    const last = inCollection<{ last: number }>('counters').map(({ content }) => content.last);
    expect(sumOf(last)).toBe(numbers.length);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ToolInput } from '../../contract/index.ts';
import { deleteUser } from '../../services/accountData/deleteUser.ts';
import { recordSignIn } from '../../services/accountData/signIn.ts';
import { grantAdmin, withdrawAdmin } from '../../services/accounts/admins.ts';
import { listUsers } from '../../services/accounts/users.ts';
import {
  addToolDocument,
  changeToolDocuments,
  deleteToolDocument,
} from '../../services/catalogue/documents/toolDocuments.ts';
import { adjustStock } from '../../services/catalogue/edit/adjustStock.ts';
import { createTool } from '../../services/catalogue/edit/createTool.ts';
import { deleteTool } from '../../services/catalogue/edit/deleteTool.ts';
import { updateTool } from '../../services/catalogue/edit/editTools.ts';
import { getTool, listTools } from '../../services/catalogue/tools/tools.ts';
import { listOrders } from '../../services/ordering/orders/orders.ts';
import { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
import { listStockEntries } from '../../services/stock/stockEntries.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { listAudit } from '../../store/audit.ts';
import { callerOf, registerAdmin, registerCustomer, registerVerified } from '../api/accounts.ts';
import { drawnPdf } from '../documents/pdfFiles.ts';
import { uploadDocument } from '../documents/toolDocuments.ts';
import { orderInput } from '../orders/orders.ts';
import { linkTo } from '../pictures/pictures.ts';
import { createTool as addTool } from '../tools/tools.ts';
import { usageOf } from './usage.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const tool: ToolInput = {
  toolName: 'Bevel',
  price: 9,
  available: 10,
  minOrder: 1,
  toolDescription: 'Copies an angle.',
  imageLink: linkTo('tools/bevel/first.webp'),
};

const withoutKey = <Input>(input: Input) => ({ input, key: undefined });

describe('Reads and writes', () => {
  it('of a new tool: the SKU; tool, SKU, opening and audit log', async () => {
    expect(await usageOf(() => createTool(withoutKey(tool), admin))).toEqual({
      reads: 1,
      writes: 4,
    });
  });

  it('of a new tool with a key: the same; of a retry the SKU and the audit log, and none', async () => {
    const request = { input: tool, key: randomUUID() };
    const create = () => createTool(request, admin);
    expect(await usageOf(create)).toEqual({ reads: 1, writes: 5 });
    expect(await usageOf(create)).toEqual({ reads: 2, writes: 0 });
  });

  it('of a changed SKU: the tool and the SKU; those and the audit log', async () => {
    const { id } = await createTool(withoutKey(tool), admin);
    const sku = `USE-${id.slice(-8)}`.toUpperCase();
    expect(await usageOf(() => updateTool(id, { sku }, admin))).toEqual({ reads: 2, writes: 3 });
  });

  it('of a changed tool: the tool; tool, audit log, and ledger when stock changes', async () => {
    const { id } = await createTool(withoutKey(tool), admin);
    const update = (fields: Partial<ToolInput>) => usageOf(() => updateTool(id, fields, admin));
    expect(await update({ price: 8 })).toEqual({ reads: 1, writes: 2 });
    expect(await update({ price: 8 })).toEqual({ reads: 1, writes: 0 });
    expect(await update({ available: 5, price: 7 })).toEqual({ reads: 1, writes: 3 });
  });

  it('of adjusted stock: the tool; tool, ledger and audit log', async () => {
    const { id } = await createTool(withoutKey(tool), admin);
    const adjust = () => adjustStock(id, withoutKey({ change: -1, note: 'Dropped' }), admin);
    expect(await usageOf(adjust)).toEqual({ reads: 1, writes: 3 });
    const entries = await usageOf(() => listStockEntries(id, { limit: 1 }));
    expect(entries).toEqual({ reads: 2, writes: 0 });
  });

  it('of adjusted stock with a key: the same; of a retry the tool and the audit log, and none', async () => {
    const { id } = await createTool(withoutKey(tool), admin);
    const request = { input: { change: -1, note: 'Dropped' }, key: id };
    const adjust = () => adjustStock(id, request, admin);
    expect(await usageOf(adjust)).toEqual({ reads: 1, writes: 4 });
    expect(await usageOf(adjust)).toEqual({ reads: 2, writes: 0 });
  });

  it('of a page of the audit log: its entries and one to detect the next page', async () => {
    const { id } = await createTool(withoutKey(tool), admin);
    await updateTool(id, { price: 8 }, admin);
    const page = { reads: 2, writes: 0 };
    expect(await usageOf(() => listAudit({ limit: 1 }))).toEqual(page);
    const target = { kind: 'tool', id } as const;
    expect(await usageOf(() => listAudit({ limit: 1, target }))).toEqual(page);
  });

  it('of a replaced picture: one more, to check whether another tool shows it', async () => {
    const { id } = await createTool(withoutKey(tool), admin);
    const imageLink = linkTo('tools/bevel/second.webp');
    const replaced = await usageOf(() => updateTool(id, { imageLink }, admin));
    expect(replaced).toEqual({ reads: 2, writes: 2 });
    const deletion = await usageOf(() => deleteTool(id, admin));
    expect(deletion, 'the SKU, the alerts and references as well').toEqual({ reads: 6, writes: 4 });
  });

  it('of documents of a tool: the tool; tool and audit log', async () => {
    const { id } = await createTool(withoutKey(tool), admin);
    const documentId = await uploadDocument(id, await drawnPdf());
    const fields = { kind: 'manual', title: 'Manual', language: 'en' } as const;
    const add = () => addToolDocument(id, { documentId, ...fields }, admin);
    expect(await usageOf(add)).toEqual({ reads: 1, writes: 2 });
    expect(await usageOf(add)).toEqual({ reads: 1, writes: 0 });
    expect(await usageOf(() => getTool(id))).toEqual({ reads: 1, writes: 0 });
    const edit = { documents: [{ documentId, ...fields, title: 'Other' }] };
    const changed = () => changeToolDocuments(id, edit, admin, undefined);
    expect(await usageOf(changed)).toEqual({ reads: 1, writes: 2 });
    const remove = () => deleteToolDocument(id, documentId, admin);
    expect(await usageOf(remove)).toEqual({ reads: 1, writes: 2 });
    const missing = () => addToolDocument(id, { documentId, ...fields }, admin).catch(() => {});
    expect(await usageOf(missing)).toEqual({ reads: 1, writes: 0 });
  });

  it('of a page of users: its users and one to detect the next page', async () => {
    for (let index = 0; index < 3; index += 1) {
      await recordSignIn(callerOf(await registerCustomer()));
    }
    const usage = await usageOf(() => listUsers({ limit: 2, sort: 'newest' }));
    expect(usage).toEqual({ reads: 3, writes: 0 });
  });

  it('of a granted right: profile and tombstone; profile, tombstone check and audit log', async () => {
    const account = callerOf(await registerVerified());
    const usage = await usageOf(() => grantAdmin(account.email, admin));
    expect(usage).toEqual({ reads: 2, writes: 3 });
  });

  it('of a withdrawn right: profile and lock; profile, audit log, and the lock before, during and after', async () => {
    const former = callerOf(await registerAdmin(), true);
    await recordSignIn(former);
    const usage = await usageOf(() => withdrawAdmin(former.email, admin));
    expect(usage).toEqual({ reads: 4, writes: 5 });
  });

  it('of a deleted customer: tombstone, profile, reviews, inquiries, alerts, quotes, notes, returns, cart, addresses, lists, purchases, part numbers, views, roles, API keys and mails; tombstone, profile, tombstone', async () => {
    const account = callerOf(await registerCustomer());
    await recordSignIn(account);
    const usage = await usageOf(() => deleteUser(account.email, account));
    expect(usage).toEqual({ reads: 23, writes: 3 });
  });

  it('of a customer without a verified address, deleted by an admin: those but the mails to it; and the audit log', async () => {
    const account = callerOf(await registerCustomer());
    await recordSignIn(account);
    const usage = await usageOf(() => deleteUser(account.email, admin));
    expect(usage).toEqual({ reads: 22, writes: 4 });
  });
});

describe('Reads of a search', () => {
  const word = `s${Math.random().toString(36).slice(2)}`;
  const find = (search: string, limit: number) =>
    usageOf(() => listTools({ search, limit, sort: 'newest' }));

  beforeAll(async () => {
    for (let index = 0; index < 30; index += 1) await addTool({ toolName: `${word} ${index}` });
  });

  it('for a word: the page and one to detect the next page', async () => {
    expect(await find(word, 4)).toEqual({ reads: 5, writes: 0 });
    expect(await find(`${word}none`, 4)).toEqual({ reads: 1, writes: 0 });
  });

  it('for the customer of orders, or for users: the page and one to detect the next page', async () => {
    const buyer = { ...callerOf(await registerCustomer()), displayName: `Ada ${word}` };
    await recordSignIn(buyer);
    const order = orderInput(await addTool());
    for (let placed = 0; placed < 3; placed += 1) {
      await placeOrder({ input: order, key: undefined }, buyer);
    }
    const search = `${word} ada`;
    const orders = await usageOf(() => listOrders({ search, filter: 'placed' }, { limit: 2 }));
    expect(orders).toEqual({ reads: 3, writes: 0 });
    const users = await usageOf(() => listUsers({ search, limit: 2, sort: 'email' }));
    expect(users).toEqual({ reads: 1, writes: 0 });
  });

  it('for several words: at most ten times that', async () => {
    expect(await find(`${word} zzz`, 1)).toEqual({ reads: 20, writes: 0 });
    expect(await find(`${word} zzz`, 100)).toEqual({ reads: 30, writes: 0 });
    expect(await find(`${word} ${'z'.repeat(20)}`, 4)).toEqual({ reads: 1, writes: 0 });
  });
});

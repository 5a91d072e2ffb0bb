/** A call of each route that takes an Idempotency-Key, with everything that it needs. */
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type {
  apiRoutes,
  CreatedInvitation,
  CreatedShoppingList,
  Order,
} from '../../contract/index.ts';
import { webhooks } from '../../store/collections/eventCollections.ts';
import { registerAdmin, registerVerified, type TestAccount } from '../api/accounts.ts';
import { expectStatus, send } from '../api/api.ts';
import { addKey, removeKeysOf } from '../apiKeys/keys.ts';
import {
  activeCompany,
  invitationOf,
  invite,
  signUpOf,
  staffTokenFor,
  tokenFor,
} from '../companies/companies.ts';
import { linesBody, orderBody } from '../orders/orders.ts';
import { confirmedOrderOfTools, placeOrderOfTools } from '../orders/parts.ts';
import { pay, paymentBody } from '../orders/payments.ts';
import { acceptanceBody, offerBody, quoteBody } from '../orders/quotes.ts';
import { askReturn } from '../orders/returns.ts';
import { storeLateOrder } from '../orders/storedOrders.ts';
import { activePriceList, listFor } from '../prices/priceLists.ts';
import { newSku, specifiedTool } from '../tools/editing.ts';
import { createTool } from '../tools/tools.ts';
import { addWebhook, openReceiver } from '../webhooks/webhooks.ts';
import { keyedBankCalls } from './keyedBankCalls.ts';
import {
  arrivedTest,
  askedTeam,
  type Callers,
  companyEndpoint,
  type KeyedCall,
  newAxis,
  newOffer,
  newQuote,
  newTeam,
  noteOn,
  placed,
  post,
  returnedOrder,
  sendKeyed,
  shipped,
} from './keyedParts.ts';
import { validForms } from './validForms.ts';

type Routes = typeof apiRoutes;

/** The routes that take an Idempotency-Key. */
export type KeyedRoute = {
  [Name in keyof Routes]: Routes[Name] extends { idempotent: true } ? Name : never;
}[keyof Routes];

/** The call of each route. */
export const keyedCalls: Record<KeyedRoute, (callers: Callers) => Promise<KeyedCall>> = {
  ...keyedBankCalls,
  placeOrder: async ({ customer }) => {
    const toolId = await createTool();
    const [json, other] = [orderBody(toolId), linesBody([toolId], { note: 'Other' })];
    return { path: '/order', caller: customer, json, other };
  },
  cancelPieces: async ({ customer }) => {
    const { id, tools } = await placeOrderOfTools(customer.token);
    const lines = tools.map((toolId) => [{ toolId, quantity: 5 }]);
    const path = `/order/${id}/cancellations`;
    return { path, caller: customer, json: { lines: lines[0] }, other: { lines: lines[1] } };
  },
  transitionOrder: async ({ customer, admin }) => {
    const { insertedId } = await placed(customer);
    const path = `/order/${insertedId}/transitions`;
    const other = { to: 'cancelled', reason: 'Sold out' };
    return { path, caller: admin, json: { to: 'confirmed' }, other };
  },
  undoOrderStep: async ({ customer }) => {
    const { insertedId } = await placed(customer);
    const moved = { token: customer.token, json: { to: 'cancelled' } };
    await expectStatus(await send('POST', `/order/${insertedId}/transitions`, moved), 200);
    const path = `/order/${insertedId}/undo`;
    return { path, caller: customer, json: { steps: 2 }, other: { steps: 3 } };
  },
  shipOrder: async ({ customer, admin }) => {
    const { id, tools } = await confirmedOrderOfTools(customer.token, admin.token, 1);
    const shipping = (quantity: number) => ({
      ...validForms.shippedPart,
      lines: [{ toolId: tools[0], quantity }],
    });
    const path = `/order/${id}/shipments`;
    return { path, caller: admin, json: shipping(1), other: shipping(2) };
  },
  deliverShipment: async (callers) => ({
    path: `${await shipped(callers)}/delivery`,
    caller: callers.admin,
  }),
  reverseShipment: async (callers) => ({
    path: `${await shipped(callers)}/reversal`,
    caller: callers.admin,
    json: { reason: 'The wrong parcel' },
    other: { reason: 'The wrong order' },
  }),
  requestReturn: async (callers) => {
    const { id, lines } = await returnedOrder(callers);
    const json = { kind: 'return', lines };
    const other = { kind: 'claim', lines };
    return { path: `/order/${id}/returns`, caller: callers.customer, json, other };
  },
  transitionReturn: async (callers) => {
    const { customer, admin } = callers;
    const { id, lines } = await returnedOrder(callers);
    const { _id } = await askReturn(customer.token, id, { lines });
    const json = { to: 'declined', reason: 'Used' };
    const other = { ...json, reason: 'Broken' };
    return { path: `/return/${_id}/transitions`, caller: admin, json, other };
  },
  creditInvoice: async ({ customer, admin }) => {
    const { id } = await confirmedOrderOfTools(customer.token, admin.token, 1);
    const response = await send('GET', `/order/${id}`, { token: admin.token });
    const { invoiceNumber } = (await response.json()) as { invoiceNumber: string };
    const json = { amount: 500, text: 'Scratched', reason: 'Goodwill' };
    const path = `/invoice/${invoiceNumber}/credits`;
    return { path, caller: admin, json, other: { ...json, amount: 501 } };
  },
  sendReminder: async ({ admin: caller }) => {
    const path = `/order/${await storeLateOrder()}/reminders`;
    return { path, caller, json: { level: 1 }, other: { level: 1, override: true } };
  },
  mailStatement: async ({ admin: caller }) => {
    const { uid, token, email } = await registerVerified();
    await send('PUT', `/user/${email}`, { token, json: { currentUser: { email } } });
    const json = { from: '2026-01-01', to: '2026-01-31' };
    const other = { ...json, to: '2026-02-28' };
    return { path: `/customer/${uid}/statement`, caller, json, other };
  },
  recordPayment: async ({ customer, admin }) => {
    const { insertedId } = await placed(customer);
    const path = `/order/${insertedId}/payments`;
    return { path, caller: admin, json: paymentBody(500), other: paymentBody(501) };
  },
  recordJointPayment: async ({ customer, admin }) => {
    const { id } = await confirmedOrderOfTools(customer.token, admin.token, 1);
    const path = `/order/${id}`;
    const read = await send('GET', path, admin);
    const { invoiceNumber } = await expectStatus<Order>(read, 200);
    const json = { ...paymentBody(500), invoices: [invoiceNumber] };
    return { path: '/payments/joint', caller: admin, json, other: { ...json, amount: 501 } };
  },
  refundPayment: async ({ customer, admin }) => {
    const { insertedId } = await placed(customer);
    await pay(admin.token, insertedId, 9_995);
    const cancelled = { path: `/order/${insertedId}/cancellations`, caller: customer };
    await expectStatus(await sendKeyed(cancelled), 201);
    const path = `/order/${insertedId}/refunds`;
    return { path, caller: admin, json: paymentBody(500), other: paymentBody(501) };
  },
  requestQuote: async ({ customer }) => {
    const json = quoteBody([await createTool()]);
    return { path: '/quote', caller: customer, json, other: { ...json, note: 'Urgent' } };
  },
  offerQuote: async ({ customer, admin }) => {
    const quote = await newQuote(customer);
    const path = `/quote/${quote._id}/offer`;
    const other = offerBody(quote, { message: 'Another' });
    return { path, caller: admin, json: offerBody(quote), other };
  },
  addQuoteMessage: async ({ customer }) => {
    const { _id } = await newQuote(customer);
    const path = `/quote/${_id}/messages`;
    return { path, caller: customer, json: { text: 'When?' }, other: { text: 'Where?' } };
  },
  sendRequest: async () => {
    const [{ company, buyer }, toolId] = [await newTeam(), await createTool()];
    const [json, other] = [orderBody(toolId), orderBody(toolId, { note: 'Other' })];
    return { path: '/request', caller: buyer, company, json, other };
  },
  requestAcceptance: async ({ admin }) => {
    const { company, buyer } = await newTeam();
    const quote = await newOffer(buyer, admin, company);
    const other = acceptanceBody(quote, { note: 'Other' });
    const path = `/quote/${quote._id}/request`;
    return { path, caller: buyer, company, json: acceptanceBody(quote), other };
  },
  approveRequest: async () => {
    const { company, owner, id, toolId } = await askedTeam();
    const at = (unitPrice: number) => ({ lines: [{ toolId, unitPrice }] });
    const path = `/request/${id}/approval`;
    return { path, caller: owner, company, json: at(1999), other: at(1998) };
  },
  rejectRequest: async () => {
    const { company, owner, id } = await askedTeam();
    const path = `/request/${id}/rejection`;
    return { path, caller: owner, company, json: { reason: 'Late' }, other: { reason: 'Dear' } };
  },
  withdrawRequest: async () => {
    const { company, buyer, id } = await askedTeam();
    return { path: `/request/${id}/withdrawal`, caller: buyer, company };
  },
  signUpCompany: async () => {
    const [json, other] = [signUpOf({ name: 'One' }), signUpOf({ name: 'Two' })];
    return { path: '/company', caller: await registerVerified(), json, other };
  },
  inviteMember: async () => {
    const { company, owner } = await newTeam();
    const to = () => invitationOf(`${randomUUID()}@example.com`);
    return { path: `/company/${company}/invitations`, caller: owner, json: to(), other: to() };
  },
  acceptInvitation: async () => {
    const [{ company, owner }, caller] = [await newTeam(), await registerVerified()];
    await expectStatus(await invite(owner, company, invitationOf(caller.email)), 201);
    const json = { token: await tokenFor(caller.email) };
    const other = await newTeam();
    const invited = invitationOf(caller.email);
    await expectStatus(await invite(other.owner, other.company, invited), 201);
    const second = { token: await tokenFor(caller.email) };
    return { path: '/invitation/acceptance', caller, json, other: second };
  },
  acceptOwnInvitation: async () => {
    const [{ company, owner }, caller] = [await newTeam(), await registerVerified()];
    const response = await invite(owner, company, invitationOf(caller.email));
    const { insertedId } = await expectStatus<CreatedInvitation>(response, 201);
    return { path: `/invitation/${insertedId}/acceptance`, caller };
  },
  transitionCompany: async ({ admin }) => {
    const { _id } = await activeCompany(await registerVerified(), admin);
    const json = { to: 'suspended', reason: 'Late' };
    const other = { ...json, reason: 'Very late' };
    return { path: `/company/${_id}/transitions`, caller: admin, json, other };
  },
  createReview: async () => {
    const json = { review: validForms.review };
    const other = { review: { ...validForms.review, reviewRating: 1 } };
    return { path: '/review', caller: await registerVerified(), json, other };
  },
  createTool: async ({ admin }) => {
    const tool = (toolName: string) => ({ updatedInfo: { ...specifiedTool, toolName } });
    const [json, other] = [tool('Router plane'), tool('Block plane')];
    return { path: '/tool', caller: admin, json, other };
  },
  importTools: async ({ admin }) => {
    const toolId = await createTool();
    const stock = (available: number) => `_id,available,price\n${toolId},${available},18\n`;
    return { path: '/tools.csv?changes=true', caller: admin, json: stock(70), other: stock(80) };
  },
  importFamilies: async ({ admin }) => {
    const json = `_id,name,axes\n,Imported bits,${await newAxis(admin)}\n`;
    return { path: '/families.csv', caller: admin, json, other: json.replace('bits', 'rasps') };
  },
  importPrices: async ({ customer, admin }) => {
    const [sku, other] = [newSku(), newSku()];
    await Promise.all([createTool({ sku }), createTool({ sku: other })]);
    const { _id } = await activePriceList(listFor(customer.uid));
    const path = `/price-list/${_id}/prices.csv`;
    return { path, caller: admin, json: `${sku};9.50`, other: `${other};9.50` };
  },
  adjustStock: async ({ admin }) => {
    const by = (change: number) => ({ adjustment: { change, note: 'Counted' } });
    const path = `/tool/${await createTool()}/stock`;
    return { path, caller: admin, json: by(1), other: by(2) };
  },
  createPriceList: async ({ customer, admin }) => {
    const [json, other] = [listFor(customer.uid), listFor(customer.uid, { name: 'Other' })];
    return { path: '/price-list', caller: admin, json, other };
  },
  transitionPriceList: async ({ customer, admin }) => {
    const { _id } = await activePriceList(listFor(customer.uid));
    const path = `/price-list/${_id}/transitions`;
    return { path, caller: admin, json: { to: 'archived' }, other: { to: 'active' } };
  },
  createKey: async ({ admin }) => {
    onTestFinished(() => removeKeysOf(admin));
    const json = validForms.apiKey;
    return { path: '/key', caller: admin, json, other: { ...json, name: 'Another ERP' } };
  },
  rotateKey: async ({ admin }) => {
    const { insertedId } = await addKey(admin);
    const json = validForms.keyRotation;
    const path = `/key/${insertedId}/rotation`;
    return { path, caller: admin, json, other: { ...json, name: 'Another ERP' } };
  },
  createCompanyKey: async () => {
    const { company, owner } = await newTeam();
    onTestFinished(() => removeKeysOf(owner));
    const json = validForms.apiKey;
    const path = `/company/${company}/keys`;
    return { path, caller: owner, json, other: { ...json, name: 'Another ERP' } };
  },
  rotateCompanyKey: async () => {
    const { company, owner } = await newTeam();
    const { insertedId } = await addKey(owner, {}, company);
    const json = validForms.keyRotation;
    const path = `/company/${company}/keys/${insertedId}/rotation`;
    return { path, caller: owner, json, other: { ...json, name: 'Another ERP' } };
  },
  createWebhook: async ({ admin }) => {
    const name = `ERP ${randomUUID()}`;
    onTestFinished(async () => {
      const { docs } = await webhooks.where('name', '==', name).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    });
    const json = { ...validForms.webhook, name };
    return { path: '/webhook', caller: admin, json, other: { ...json, events: ['order.placed'] } };
  },
  rotateSecret: async ({ admin }) => {
    const { insertedId } = await addWebhook(admin.token, validForms.webhook);
    return { path: `/webhook/${insertedId}/secret`, caller: admin };
  },
  testWebhook: async ({ admin }) => {
    const { url } = await openReceiver();
    const { insertedId } = await addWebhook(admin.token, { url });
    return { path: `/webhook/${insertedId}/test`, caller: admin };
  },
  replayDelivery: async ({ admin }) => {
    const { url } = await openReceiver();
    const { insertedId } = await addWebhook(admin.token, { url });
    return { path: await arrivedTest(admin.token, insertedId), caller: admin };
  },
  createCompanyWebhook: async () => {
    const { company, owner } = await newTeam();
    const path = `/company/${company}/webhook`;
    const other = { ...validForms.webhook, events: ['order.placed'] };
    return { path, caller: owner, json: validForms.webhook, other };
  },
  rotateCompanySecret: async () => {
    const { owner, path } = await companyEndpoint();
    return { path: `${path}/secret`, caller: owner };
  },
  testCompanyWebhook: async () => {
    const { owner, path } = await companyEndpoint();
    return { path: `${path}/test`, caller: owner };
  },
  replayCompanyDelivery: async () => {
    const { owner, base, id } = await companyEndpoint();
    return { path: await arrivedTest(owner.token, id, base), caller: owner };
  },
  createAttribute: async ({ admin }) => {
    const named = () => {
      const key = `test-${randomUUID().slice(0, 8)}`;
      return { ...validForms.attribute, key, label: key, isFacet: false };
    };
    return { path: '/attribute', caller: admin, json: named(), other: named() };
  },
  createFamily: async ({ admin }) => {
    const axes = [await newAxis(admin)];
    const named = (name: string) => ({ ...validForms.family, name, axes, toolIds: [] });
    return { path: '/family', caller: admin, json: named('Bits'), other: named('Blades') };
  },
  createCustomerGroup: async ({ admin }) => {
    const named = () => ({ name: `Joiners ${randomUUID()}` });
    return { path: '/customer-group', caller: admin, json: named(), other: named() };
  },
  createRole: async ({ admin }) => {
    const named = () => ({
      name: `Night ${randomUUID().slice(0, 8)}`,
      permissions: ['read_orders'],
    });
    return { path: '/role', caller: admin, json: named(), other: named() };
  },
  addStaff: async ({ admin }) => {
    const { email } = await registerVerified();
    const given = (role: string) => ({ email, roleIds: [role] });
    return { path: '/staff', caller: admin, json: given('sales'), other: given('billing') };
  },
  inviteStaff: async ({ admin }) => {
    const email = `${randomUUID()}@example.test`;
    const invited = (role: string) => ({ email, roleIds: [role] });
    const [json, other] = [invited('sales'), invited('billing')];
    return { path: '/staff/invitations', caller: admin, json, other };
  },
  acceptStaffInvitation: async ({ admin }) => {
    const [caller, second] = await Promise.all([registerVerified(), registerVerified()]);
    const tokenOf = async ({ email }: TestAccount) => {
      await post({
        path: '/staff/invitations',
        caller: admin,
        json: { email, roleIds: ['sales'] },
      });
      return { token: await staffTokenFor(email) };
    };
    const [json, other] = [await tokenOf(caller), await tokenOf(second)];
    return { path: '/staff/invitation/acceptance', caller, json, other };
  },
  addOrderNote: noteOn(
    async ({ customer }) => `/order/${(await placed(customer)).insertedId}/notes`,
  ),
  addCustomerNote: noteOn(async ({ customer }) => `/customer/${customer.uid}/notes`),
  addCompanyNote: noteOn(async () => `/company/${(await newTeam()).company}/notes`),
  inquire: async ({ customer }) => ({
    path: '/inquiry',
    caller: customer,
    json: { ...validForms.inquiry, message: 'One' },
    other: { ...validForms.inquiry, message: 'Two' },
  }),
  replyToInquiry: async ({ admin }) => {
    const email = `${randomUUID()}@example.com`;
    await post({ path: '/inquiry', caller: await registerVerified(), json: { email } });
    const response = await send('GET', `/inquiries?q=${email}`, { token: admin.token });
    const [inquiry] = (await response.json()) as { _id: string }[];
    const path = `/inquiry/${inquiry?._id}/replies`;
    return { path, caller: admin, json: { text: 'Yes' }, other: { text: 'No' } };
  },
  savePartNumbers: async () => ({
    path: '/part-numbers',
    caller: await registerVerified(),
    json: validForms.partNumbers,
    other: { rows: [{ toolId: 'any', number: '' }] },
  }),
  createShoppingList: async () => ({
    path: '/list',
    caller: await registerVerified(),
    json: validForms.shoppingList,
    other: { ...validForms.shoppingList, name: 'Yard' },
  }),
  addToShoppingList: async () => {
    const caller = await registerVerified();
    const { lines } = validForms.shoppingList;
    const { insertedId } = await post<CreatedShoppingList>({
      path: '/list',
      caller,
      json: validForms.shoppingList,
    });
    const other = { lines: lines.map((line) => ({ ...line, quantity: 7 })) };
    return { path: `/list/${insertedId}/lines`, caller, json: { lines }, other };
  },
  createView: async () => ({
    path: '/views/orders',
    caller: await registerAdmin(),
    json: validForms.view,
    other: { ...validForms.view, name: 'Others' },
  }),
  addCustomer: async ({ admin: caller }) => ({
    path: '/customer',
    caller,
    json: { ...validForms.newCustomer, email: '' },
    other: { ...validForms.newCustomer, kind: 'person', email: '' },
  }),
  createAddress: async () => ({
    path: '/addresses',
    caller: await registerVerified(),
    json: validForms.address,
    other: { ...validForms.address, label: 'Store' },
  }),
};

/** The endpoints of the load that receive events. */
import type { CreatedWebhook, EventType } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { type Manner, manners, openReceiver, type Receiver } from '../shop/receivers.ts';
import type { LoadCompany } from './companies.ts';

/** An endpoint of the shop, or of a company. */
export interface LoadEndpoint {
  id: string;
  /** The path of its calls. */
  path: string;
  name: string;
  events: readonly EventType[];
  /** The company whose events it receives; null for the shop. */
  owner: string | null;
  /** Who manages it. */
  account: TestAccount;
  since: Date;
  receiver: Receiver;
}

/** Fewer events for those that take time. */
const eventsOf: Readonly<Record<Manner, readonly EventType[]>> = {
  steady: ['order.placed', 'order.confirmed', 'order.cancelled'],
  failing: ['payment.recorded'],
  slow: ['credit.issued', 'return.closed'],
  gone: ['invoice.issued'],
};

/** How many companies have an endpoint. */
const companyCount = 2;

const addEndpoint = async (
  manner: Manner,
  account: TestAccount,
  company?: LoadCompany,
): Promise<LoadEndpoint> => {
  const receiver = await openReceiver(manner);
  const [list, pathOf] = company
    ? [
        `/company/${company.companyId}/webhook`,
        (id: string) => `/company/${company.companyId}/webhook/${id}`,
      ]
    : ['/webhook', (id: string) => `/webhook/${id}`];
  const events = eventsOf[manner];
  const name = `Load ${manner}${company ? ' of a company' : ''}`;
  const json = { name, url: receiver.url, events };
  const response = await send('POST', list, { token: account.token, json });
  const { insertedId: id, webhook } = await expectStatus<CreatedWebhook>(response, 201);
  const since = new Date(webhook.createdAt);
  const owner = company?.companyId ?? null;
  return { id, path: pathOf(id), name, events, owner, account, since, receiver };
};

/** Adds an endpoint of the shop for each manner, and one of some companies. */
export const createEndpoints = (
  admin: TestAccount,
  companies: readonly LoadCompany[],
): Promise<LoadEndpoint[]> =>
  Promise.all([
    ...manners.map((manner) => addEndpoint(manner, admin)),
    ...companies
      .slice(0, companyCount)
      .map((company) => addEndpoint('steady', company.owner, company)),
  ]);

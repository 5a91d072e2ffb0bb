import type { DocumentData } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';
import type { StorageEvent } from 'firebase-functions/storage';
import type { EventDocument } from '../documents/events.ts';
import type { MailDocument } from '../documents/mails.ts';
import type { OrderDocument } from '../documents/orders/orders.ts';
import type { QuoteDocument } from '../documents/orders/quotes.ts';
import type { ToolDocument } from '../documents/tools.ts';
import type { DeliveryDocument } from '../documents/webhooks.ts';
import { notifyIfBackInStock } from '../services/catalogue/alerts/backInStock.ts';
import { markHomeOfTool } from '../services/catalogue/lists/markHomeOfTool.ts';
import { indexChangedTool, type ToolChange } from '../services/catalogue/search/indexTools.ts';
import { markCompany, markCompanyOf, type PartChange } from '../services/live/markCompanies.ts';
import { publishChangedOrder } from '../services/live/publishOrders.ts';
import { publishChangedQuote } from '../services/live/publishQuotes.ts';
import { publishChangedTool } from '../services/live/publishTools.ts';
import { sendMail } from '../services/mail/sendMail.ts';
import { removeOrphanedSizes, resizePicture } from '../services/pictures/resizePicture.ts';
import { fanOut } from '../services/webhooks/fanOut.ts';
import { sendNewDelivery } from '../services/webhooks/sendDelivery.ts';
import { changeTimeOfEvent, contentOfEvent } from '../store/collections/collections.ts';

/** The event of a document that was created, changed or deleted. */
type DocumentEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

/** The event of a document that was created. Its later changes are no such events. */
type StoredEvent = FirestoreEvent<DocumentSnapshot | undefined, { id: string }>;

/** The document of an event before and after the change; `undefined` if it did not exist. */
const documentChange = <Content extends DocumentData>({ data, params: { id } }: DocumentEvent) => ({
  id,
  before: contentOfEvent<Content>(data?.before),
  after: contentOfEvent<Content>(data?.after),
});

/** Marks a company that has changed for the pages that listen to it. */
export const companyChanged = async ({ params: { id } }: DocumentEvent): Promise<void> => {
  await markCompany(id);
};

/** Marks the company of a membership, an invitation or a request for approval that has changed. */
export const companyPartChanged = (event: DocumentEvent): Promise<void> =>
  markCompanyOf(documentChange<NonNullable<PartChange['after']>>(event));

/** Whether a document of an outbox waits for its first attempt; a restored one may have had it. */
const isQueued = (stored: MailDocument | DeliveryDocument | undefined): boolean =>
  stored?.delivery.state === 'PENDING';

/** Sends a mail that was queued, if it is due. `retryMails` sends those that are queued again. */
export const mailStored = async ({ data, params: { id } }: StoredEvent): Promise<void> => {
  if (isQueued(contentOfEvent<MailDocument>(data))) await sendMail(id);
};

/** Queues the deliveries of an event to the endpoints that receive it. */
export const eventStored = async ({ data, params: { id } }: StoredEvent): Promise<void> => {
  const content = contentOfEvent<EventDocument>(data);
  if (content) await fanOut({ id, content });
};

/** Sends a delivery that was queued. `deliverWebhooks` sends those that are queued again. */
export const deliveryStored = async ({ data, params: { id } }: StoredEvent): Promise<void> => {
  if (isQueued(contentOfEvent<DeliveryDocument>(data))) await sendNewDelivery(id);
};

/** Publishes an order that has changed for the pages that listen to it. */
export const orderChanged = (event: DocumentEvent): Promise<void> =>
  publishChangedOrder(documentChange<OrderDocument>(event));

/** Publishes a quote that has changed for the pages that listen to it. */
export const quoteChanged = (event: DocumentEvent): Promise<void> =>
  publishChangedQuote(documentChange<QuoteDocument>(event));

/**
 * Indexes a tool that has changed, publishes it for the pages that listen to it, notifies those who
 * waited for it, and lets the home page show the change.
 */
export const toolChanged = async (event: DocumentEvent): Promise<void> => {
  const changedAt = changeTimeOfEvent(event.data?.after);
  const change: ToolChange = { ...documentChange<ToolDocument>(event), changedAt };
  await Promise.all([
    indexChangedTool(change),
    publishChangedTool(change),
    notifyIfBackInStock(change),
    markHomeOfTool(change),
  ]);
};

/** Writes the sizes of a picture that was uploaded. */
export const pictureUploaded = ({ data }: StorageEvent): Promise<void> => resizePicture(data.name);

/** Removes the sizes of a picture that was deleted. */
export const pictureDeleted = ({ data }: StorageEvent): Promise<void> =>
  removeOrphanedSizes(data.name);

/** The handler of a schedule, which runs jobs as of now. */
export const scheduled =
  (...jobs: (() => Promise<unknown>)[]) =>
  async (): Promise<void> => {
    await Promise.all(jobs.map((job) => job()));
  };

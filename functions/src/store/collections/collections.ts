import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  type AddressBookDocument,
  type AdminLockDocument,
  type AuditDocument,
  type CardSessionDocument,
  type CartDocument,
  type CatalogueShardDocument,
  type CounterDocument,
  type CustomerDocument,
  collectionNames,
  type DeletedAccountDocument,
  type HomeDocument,
  type InquiryDocument,
  type LiveOrderDocument,
  type LiveQuote,
  type LiveTool,
  type LowStockDigestDocument,
  type MailDocument,
  type OrderDocument,
  type PaymentDocument,
  type PopularityDocument,
  type QuoteDocument,
  type RatingsDocument,
  type ReviewDocument,
  type SalesDocument,
  type SettingsDocument,
  type SkuDocument,
  type StockAlertDocument,
  type StockEntryDocument,
  type StoredInvoice,
  type ToolDocument,
  type UserDocument,
} from '../../contract/index.ts';
import { db } from './firebase.ts';
import { type ServerTime, serverTimeOf } from './serverTime.ts';

const withDates = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withDates(field)]));
};

const converter = <Content extends DocumentData>(): FirestoreDataConverter<Content, Content> => ({
  toFirestore: (content) => content as Content,
  fromFirestore: (snapshot) => withDates(snapshot.data()) as Content,
});

const collection = <Content extends DocumentData>(
  path: string,
): CollectionReference<Content, Content> => db.collection(path).withConverter(converter<Content>());

export const tools = collection<ToolDocument>(collectionNames.tools);
export const orders = collection<OrderDocument>(collectionNames.orders);
export const users = collection<UserDocument>(collectionNames.users);
export const reviews = collection<ReviewDocument>(collectionNames.reviews);

/** The ratings of all published reviews, added up. The document does not exist without reviews. */
export const reviewRatings = collection<RatingsDocument>(collectionNames.ratings).doc('reviews');

export const inquiries = collection<InquiryDocument>(collectionNames.inquiries);
export const auditLog = collection<AuditDocument>(collectionNames.auditLog);

/** Tombstones of deleted accounts, by uid. */
export const deletedAccounts = collection<DeletedAccountDocument>(collectionNames.deletedAccounts);

/** Sales per tool and day. */
export const sales = collection<SalesDocument>(collectionNames.sales);

/** The tool of each SKU, by SKU: so no two tools have the same. */
export const skus = collection<SkuDocument>(collectionNames.skus);

/** The search index of the catalogue. */
export const catalogueShards = collection<CatalogueShardDocument>(collectionNames.catalogueIndex);

/** The pieces sold of each tool, for the catalogue. */
export const popularity = collection<PopularityDocument>(collectionNames.catalogueIndex).doc(
  'popularity',
);

/** The requests to be notified when a tool can be bought again, one per account and tool. */
export const stockAlerts = collection<StockAlertDocument>(collectionNames.stockAlerts);

/** The carts of accounts, by uid. */
export const carts = collection<CartDocument>(collectionNames.carts);

/** The settings of the shop, which may not exist. */
export const shopSettings = collection<SettingsDocument>(collectionNames.settings).doc('shop');

/** The terms and open amounts of customers, by uid. */
export const customers = collection<CustomerDocument>(collectionNames.customers);

/** Payments, refunds and reversals of all orders. */
export const payments = collection<PaymentDocument>(collectionNames.payments);

/** Invoices and credit notes, by number. */
export const invoices = collection<StoredInvoice>(collectionNames.invoices);

/** The last numbers of each year's invoices and credit notes. */
export const counters = collection<CounterDocument>(collectionNames.counters);

/** The sessions in which customers pay by card, by the id of the payment provider. */
export const cardSessions = collection<CardSessionDocument>(collectionNames.cardSessions);

/** The outbox: mails to send, and those that were sent. */
export const mail = collection<MailDocument>(collectionNames.mail);

/** The last mail to the shop about tools with few pieces; missing before the first one. */
export const lowStockDigest = collection<LowStockDigestDocument>(collectionNames.digests).doc(
  'low-stock',
);

/** What the home page shows; missing before its first view. */
export const homeSnapshot = collection<HomeDocument>(collectionNames.snapshots).doc('home');

/** The tools as pages listen to them, by id. */
export const liveTools = collection<LiveTool>(collectionNames.liveTools);

/** The orders as pages listen to them, by id. */
export const liveOrders = collection<LiveOrderDocument>(collectionNames.liveOrders);

/** The quotes as pages listen to them, by id. */
export const liveQuotes = collection<LiveQuote>(collectionNames.liveQuotes);

/** Requests for quotes and offers. */
export const quotes = collection<QuoteDocument>(collectionNames.quotes);

/** The saved delivery addresses of an account. */
export const addressBook = (
  uid: string,
): DocumentReference<AddressBookDocument, AddressBookDocument> =>
  collection<AddressBookDocument>(
    `${collectionNames.users}/${uid}/${collectionNames.addresses}`,
  ).doc('book');

/** The lock under which admin rights change, one change at a time. */
export const adminLock = collection<AdminLockDocument>(collectionNames.locks).doc('admins');

/** The stock ledger of a tool. */
export const stockEntries = (
  toolId: string,
): CollectionReference<StockEntryDocument, StockEntryDocument> =>
  collection<StockEntryDocument>(
    `${collectionNames.tools}/${toolId}/${collectionNames.stockEntries}`,
  );

/** The content of a document in an event, with times as dates; `undefined` if it does not exist. */
export const contentOfEvent = <Content extends DocumentData>(
  document: Pick<DocumentSnapshot, 'data'> | undefined,
): Content | undefined => withDates(document?.data()) as Content | undefined;

/** Firestore's time of the change in an event; `undefined` if the document was deleted. */
export const changeTimeOfEvent = (
  document: Pick<DocumentSnapshot, 'updateTime'> | undefined,
): ServerTime | undefined => document?.updateTime && serverTimeOf(document.updateTime);

/**
 * Whether this is a valid document id. Firestore rejects any other as malformed.
 * @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !/^__.*__$/s.test(id) &&
  id.isWellFormed() &&
  Buffer.byteLength(id) <= 1_500;

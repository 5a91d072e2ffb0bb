import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
} from 'firebase-admin/firestore';
import {
  collectionNames,
  type LiveCompany,
  type LiveOrderDocument,
  type LiveQuote,
  type LiveTool,
  type RatingsDocument,
} from '../../contract/index.ts';
import type { AnswerDocument } from '../../documents/answers.ts';
import type { AuditDocument } from '../../documents/audit.ts';
import type { LowStockDigestDocument, MailDocument } from '../../documents/mails.ts';
import type { CounterDocument, StoredInvoice } from '../../documents/orders/invoices.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { CardSessionDocument, PaymentDocument } from '../../documents/orders/payments.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import type { ShipmentDocument } from '../../documents/orders/shipments.ts';
import type { CartDocument } from '../../documents/people/carts.ts';
import type {
  CompanyDocument,
  InvitationDocument,
  MembershipDocument,
  SpendingDocument,
} from '../../documents/people/companies.ts';
import type { CustomerDocument } from '../../documents/people/customers.ts';
import type { InquiryDocument } from '../../documents/people/inquiries.ts';
import type { StaffNoteDocument } from '../../documents/people/notes.ts';
import type { ReviewDocument } from '../../documents/people/reviews.ts';
import type { SecondFactorDocument } from '../../documents/people/secondFactors.ts';
import type {
  PartNumbersDocument,
  PurchasesDocument,
  ShoppingListIndexDocument,
  ShoppingListLinesDocument,
} from '../../documents/people/shoppingLists.ts';
import type {
  AddressBookDocument,
  DeletedAccountDocument,
  UserDocument,
} from '../../documents/people/users.ts';
import type {
  CustomerGroupDocument,
  PriceDocument,
  PriceIndexDocument,
  PriceListDocument,
  PriceShardDocument,
} from '../../documents/prices.ts';
import type { HomeDocument, SettingsDocument } from '../../documents/shop.ts';
import type { StaffPreferencesDocument, StaffViewsDocument } from '../../documents/staff/views.ts';
import type {
  MonthlySalesDocument,
  PopularityDocument,
  SalesDocument,
  StockAlertDocument,
  StockEntryDocument,
} from '../../documents/stock.ts';
import type {
  AttributeDocument,
  AttributesDocument,
  CatalogueShardDocument,
  FamilyDocument,
  FamilyNamesDocument,
  GtinDocument,
  SkuDocument,
  SynonymsDocument,
  ToolDocument,
} from '../../documents/tools.ts';
import { collection } from './collection.ts';
import { withDates } from './converter.ts';
import { type ServerTime, serverTimeOf } from './serverTime.ts';

export const tools = collection<ToolDocument>(collectionNames.tools);
export const orders = collection<OrderDocument>(collectionNames.orders);
export const shipments = collection<ShipmentDocument>(collectionNames.shipments);

/** Returns and guarantee claims, by the ids of their orders and their positions. */
export const returns = collection<ReturnDocument>(collectionNames.returns);
export const users = collection<UserDocument>(collectionNames.users);
export const reviews = collection<ReviewDocument>(collectionNames.reviews);

/** The ratings of all published reviews, added up. The document does not exist without reviews. */
export const reviewRatings = collection<RatingsDocument>(collectionNames.ratings).doc('reviews');

export const inquiries = collection<InquiryDocument>(collectionNames.inquiries);
export const auditLog = collection<AuditDocument>(collectionNames.auditLog);

/** Tombstones of deleted accounts, by uid. */
export const deletedAccounts = collection<DeletedAccountDocument>(collectionNames.deletedAccounts);

/** The second factors of accounts, by uid. */
export const secondFactors = collection<SecondFactorDocument>(collectionNames.secondFactors);

/** Sales per tool and day. */
export const sales = collection<SalesDocument>(collectionNames.sales);

/** Sales per payer, category and month. */
export const monthlySales = collection<MonthlySalesDocument>(collectionNames.monthlySales);

/** The tool of each SKU, by SKU: so no two tools have the same. */
export const skus = collection<SkuDocument>(collectionNames.skus);

/** The tool of each GTIN, by its 14 digits: so no two tools have the same. */
export const gtins = collection<GtinDocument>(collectionNames.gtins);

/** The search index of the catalogue. */
export const catalogueShards = collection<CatalogueShardDocument>(collectionNames.catalogueIndex);

/** The synonyms of the search, which may not exist. */
export const synonymList = collection<SynonymsDocument>(collectionNames.catalogueIndex).doc(
  'synonyms',
);

/** The attributes of tools, by key. */
export const attributes = collection<AttributeDocument>(collectionNames.attributes);

/** All attributes of tools in one document, which may not exist. */
export const attributeList = collection<AttributesDocument>(collectionNames.catalogueIndex).doc(
  'attributes',
);

/** The names of all families in one document, which may not exist. */
export const familyNames = collection<FamilyNamesDocument>(collectionNames.catalogueIndex).doc(
  'families',
);

/** Families of tools. */
export const families = collection<FamilyDocument>(collectionNames.families);

/** The pieces sold of each tool, for the catalogue. */
export const popularity = collection<PopularityDocument>(collectionNames.catalogueIndex).doc(
  'popularity',
);

/** The requests to be notified when a tool can be bought again, one per account and tool. */
export const stockAlerts = collection<StockAlertDocument>(collectionNames.stockAlerts);

/** The carts of accounts: for oneself by uid, and for a company by its id and the uid. */
export const carts = collection<CartDocument>(collectionNames.carts);

/** The settings of the shop, which may not exist. */
export const shopSettings = collection<SettingsDocument>(collectionNames.settings).doc('shop');

/** The terms and open amounts of payers, by their ids. */
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

/** The content of the home page; missing before its first view. */
export const homeSnapshot = collection<HomeDocument>(collectionNames.snapshots).doc('home');

/** The tools as pages listen to them, by id. */
export const liveTools = collection<LiveTool>(collectionNames.liveTools);

/** The orders as pages listen to them, by id. */
export const liveOrders = collection<LiveOrderDocument>(collectionNames.liveOrders);

/** The quotes as pages listen to them, by id. */
export const liveQuotes = collection<LiveQuote>(collectionNames.liveQuotes);

/** When companies have changed last, for pages that listen to them, by id. */
export const liveCompanies = collection<LiveCompany>(collectionNames.liveCompanies);

/** Requests for quotes and offers. */
export const quotes = collection<QuoteDocument>(collectionNames.quotes);

/** Agreed prices of customers. */
export const priceLists = collection<PriceListDocument>(collectionNames.priceLists);

/** The prices of a list, by tool. */
export const pricesOfList = (listId: string): CollectionReference<PriceDocument, PriceDocument> =>
  collection<PriceDocument>(`${collectionNames.priceLists}/${listId}/${collectionNames.prices}`);

/** The prices of a list as the shop loads them, in a few documents. */
export const priceShards = (
  listId: string,
): CollectionReference<PriceShardDocument, PriceShardDocument> =>
  collection<PriceShardDocument>(
    `${collectionNames.priceLists}/${listId}/${collectionNames.priceShards}`,
  );

/** The headers of all active price lists; missing before the first one. */
export const priceIndex = collection<PriceIndexDocument>(collectionNames.priceIndex).doc('active');

/** Groups of customers for whom price lists can be. */
export const customerGroups = collection<CustomerGroupDocument>(collectionNames.customerGroups);

/** Companies that buy. */
export const companies = collection<CompanyDocument>(collectionNames.companies);

/** Invitations to companies, by the SHA-256 of their tokens. */
export const invitations = collection<InvitationDocument>(collectionNames.invitations);

/** Notes on orders, companies and accounts that only staff read. */
export const staffNotes = collection<StaffNoteDocument>(collectionNames.staffNotes);

/** The saved views of lists, by the ids of person and list. */
export const staffViews = collection<StaffViewsDocument>(collectionNames.staffViews);

/** How the people of the staff have chosen to see lists, by uid. */
export const staffPreferences = collection<StaffPreferencesDocument>(
  collectionNames.staffPreferences,
);

/** The orders of members that others have to approve. Each has the id of its later order. */
export const orderRequests = collection<OrderRequestDocument>(collectionNames.orderRequests);

/** What members spend for companies, by company, member and year. */
export const spending = collection<SpendingDocument>(collectionNames.spending);

/** The accounts that buy for companies, by the ids of company and account. */
export const memberships = collection<MembershipDocument>(collectionNames.memberships);

/** The saved delivery addresses of a payer. */
export const addressBook = (
  payerId: string,
): DocumentReference<AddressBookDocument, AddressBookDocument> =>
  collection<AddressBookDocument>(
    `${collectionNames.customers}/${payerId}/${collectionNames.addresses}`,
  ).doc('book');

/** The index of the lists of a payer. */
export const shoppingListIndex = (
  payerId: string,
): DocumentReference<ShoppingListIndexDocument, ShoppingListIndexDocument> =>
  collection<ShoppingListIndexDocument>(
    `${collectionNames.customers}/${payerId}/${collectionNames.shoppingLists}`,
  ).doc('index');

/** The lines of the lists of a payer, by list. */
export const shoppingListLines = (
  payerId: string,
): CollectionReference<ShoppingListLinesDocument, ShoppingListLinesDocument> =>
  collection<ShoppingListLinesDocument>(
    `${collectionNames.customers}/${payerId}/${collectionNames.shoppingListLines}`,
  );

/** What payers have bought last, by their ids. */
export const purchases = collection<PurchasesDocument>(collectionNames.purchases);

/** The own numbers of payers for tools, by their ids. */
export const partNumbers = collection<PartNumbersDocument>(collectionNames.partNumbers);

/** The first answers to requests, by ids from account and Idempotency-Key. */
export const answers = collection<AnswerDocument>(collectionNames.answers);

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

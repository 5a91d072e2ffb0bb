import type { Address } from './addresses/model.ts';
import type { ApiKey, ChangedKey, CreatedKey, RotatedKey } from './apiKeys/model.ts';
import type { ChangedHandling, Handling, StaffPerson } from './assignments/model.ts';
import type { Attribute, ChangedAttribute, CreatedAttribute } from './attributes/model.ts';
import type { AuditEntry } from './audit/model.ts';
import type {
  BankAccount,
  BankEntry,
  BankEntryDetails,
  BankImport,
  BookedEntries,
  BookedEntry,
  ChangedBankEntry,
  ImportedStatements,
  MatchedEntries,
} from './bank/statements/model.ts';
import type { Acknowledged, Deleted, Inserted, Updated } from './calls/responses.ts';
import type { Cart, ResolvedRows, SavedCart } from './carts/model.ts';
import type { CatalogueResults, Suggestions } from './catalogue/model.ts';
import type { CompanyBuying } from './companies/buying.ts';
import type { CompanyLogEntry } from './companies/companyLog.ts';
import type {
  CreatedInvitation,
  Invitation,
  InvitationPreview,
  JoinedCompany,
  OwnInvitation,
} from './companies/invitations.ts';
import type {
  ChangedMember,
  CompanyApprover,
  ListedMember,
  Member,
  Membership,
} from './companies/members.ts';
import type { ChangedCompany, Company, SignedUpCompany } from './companies/model.ts';
import type { Customer, CustomerTerms } from './customers/model.ts';
import type { AddedCustomer } from './customers/newCustomer.ts';
import type { Problem } from './errors.ts';
import type { EventPage } from './events/model.ts';
import type {
  ChangedFamily,
  CreatedFamily,
  Family,
  FamilyPage,
  ListedFamily,
} from './families/model.ts';
import type { FamilyImport } from './families/table.ts';
import type { MissingCounts } from './gaps/gaps.ts';
import type { ChangedInquiry, Inquiry, InquirySummary } from './inquiries/model.ts';
import type { ListedInvoice } from './invoices/model.ts';
import type { PayerInvoice } from './invoices/payerInvoices.ts';
import type { FailedMails, Mail, MailStatus, MailSummary, ResentMails } from './mails/model.ts';
import type { AddedStaffNote, StaffNote } from './notes/model.ts';
import type { ChangedOrder, Order, PlacedOrder } from './orders/model.ts';
import type { Overview, Tasks } from './overview/model.ts';
import type { Receivables } from './overview/receivables.ts';
import type { PartNumbers, SavedPartNumbers } from './partNumbers/model.ts';
import type { JointPayment, RecordedJointPayment } from './payments/jointPayment.ts';
import type { CardCheckout } from './payments/methods.ts';
import type { OrderPayments, Payment, RecordedPayment } from './payments/model.ts';
import type { ExplainedPrice } from './prices/agreedPrice.ts';
import type {
  ChangedEntry,
  ChangedGroup,
  ChangedPriceList,
  CreatedGroup,
  CreatedPriceList,
  CustomerGroup,
  OwnPriceList,
  PriceImport,
  PriceList,
  PriceListEntry,
} from './prices/model.ts';
import type { LastPurchase } from './purchases/fields.ts';
import type { ChangedQuote, Quote, RequestedQuote } from './quotes/model.ts';
import type { MailedStatement } from './reminders/model.ts';
import type { SalesReport } from './reports/model.ts';
import type {
  ApprovedRequest,
  ChangedRequest,
  OrderRequest,
  RequestPage,
  SentRequest,
} from './requests/model.ts';
import type { ChangedReturn, OrderReturn, RequestedReturn } from './returns/model.ts';
import type { ManagedReview, OwnReviewResponse, Review } from './reviews/model.ts';
import type { RatingSummary } from './reviews/ratings.ts';
import type { NewSecondFactor, Proof, RecoveryCodes, SecondFactor } from './secondFactor/model.ts';
import type { PublicSettings, SavedSettings, ShopSettings } from './settings/model.ts';
import type { ChangedShipment, Shipment } from './shipments/model.ts';
import type {
  ChangedShoppingList,
  CreatedShoppingList,
  ExtendedShoppingList,
  ListedShoppingList,
  ShoppingList,
} from './shoppingLists/model.ts';
import type { HomeContent } from './site/home.ts';
import type {
  CreatedStaffInvitation,
  JoinedStaff,
  StaffInvitation,
  StaffInvitationPreview,
} from './staff/invitations.ts';
import type {
  ChangedRole,
  ChangedStaffMember,
  CreatedRole,
  OwnPermissions,
  Role,
  StaffMember,
} from './staff/model.ts';
import type { StockAdjusted, StockEntry } from './stock/model.ts';
import type { Summary } from './summary/fields.ts';
import type { SynonymList } from './synonyms/model.ts';
import type { ToolImport } from './tables/csv.ts';
import type { ChangedToolDocuments, DocumentedTool } from './toolDocuments/model.ts';
import type { EditedTools } from './tools/edits.ts';
import type { RelatedTools, Tool } from './tools/model.ts';
import type { Profile, SignedIn } from './users/model.ts';
import type { ChangedView, CreatedView, ListViews, SavedView } from './views/model.ts';
import type {
  ChangedWebhook,
  CreatedWebhook,
  Delivery,
  QueuedDelivery,
  ReplayedPeriod,
  RotatedSecret,
  Webhook,
} from './webhooks/model.ts';

/** The types of responses by the name of their schema in the OpenAPI document. */
export interface ResponseTypes {
  Tool: Tool;
  Review: Review;
  OwnReviewResponse: OwnReviewResponse;
  ManagedReview: ManagedReview;
  RatingSummary: RatingSummary;
  Order: Order;
  PlacedOrder: PlacedOrder;
  ChangedOrder: ChangedOrder;
  Shipment: Shipment;
  ChangedShipment: ChangedShipment;
  OrderReturn: OrderReturn;
  RequestedReturn: RequestedReturn;
  ChangedReturn: ChangedReturn;
  Cart: Cart;
  SavedCart: SavedCart;
  ResolvedRows: ResolvedRows;
  Address: Address;
  LastPurchase: LastPurchase;
  Summary: Summary;
  PartNumbers: PartNumbers;
  SavedPartNumbers: SavedPartNumbers;
  ListedShoppingList: ListedShoppingList;
  ShoppingList: ShoppingList;
  CreatedShoppingList: CreatedShoppingList;
  ChangedShoppingList: ChangedShoppingList;
  ExtendedShoppingList: ExtendedShoppingList;
  ListedInvoice: ListedInvoice;
  PayerInvoice: PayerInvoice;
  Payment: Payment;
  OrderPayments: OrderPayments;
  RecordedPayment: RecordedPayment;
  JointPayment: JointPayment;
  RecordedJointPayment: RecordedJointPayment;
  CardCheckout: CardCheckout;
  BankImport: BankImport;
  ImportedStatements: ImportedStatements;
  BankEntry: BankEntry;
  BankEntryDetails: BankEntryDetails;
  BankAccount: BankAccount;
  BookedEntry: BookedEntry;
  ChangedBankEntry: ChangedBankEntry;
  BookedEntries: BookedEntries;
  MatchedEntries: MatchedEntries;
  ShopSettings: ShopSettings;
  SavedSettings: SavedSettings;
  PublicSettings: PublicSettings;
  SecondFactor: SecondFactor;
  NewSecondFactor: NewSecondFactor;
  RecoveryCodes: RecoveryCodes;
  Proof: Proof;
  SynonymList: SynonymList;
  CustomerTerms: CustomerTerms;
  AddedCustomer: AddedCustomer;
  MailedStatement: MailedStatement;
  Customer: Customer;
  Receivables: Receivables;
  PriceList: PriceList;
  OwnPriceList: OwnPriceList;
  CreatedPriceList: CreatedPriceList;
  ChangedPriceList: ChangedPriceList;
  PriceListEntry: PriceListEntry;
  ChangedEntry: ChangedEntry;
  PriceImport: PriceImport;
  ExplainedPrice: ExplainedPrice;
  CustomerGroup: CustomerGroup;
  CreatedGroup: CreatedGroup;
  ChangedGroup: ChangedGroup;
  Attribute: Attribute;
  CreatedAttribute: CreatedAttribute;
  ChangedAttribute: ChangedAttribute;
  ListedFamily: ListedFamily;
  FamilyPage: FamilyPage;
  Family: Family;
  CreatedFamily: CreatedFamily;
  ChangedFamily: ChangedFamily;
  FamilyImport: FamilyImport;
  Quote: Quote;
  RequestedQuote: RequestedQuote;
  ChangedQuote: ChangedQuote;
  OrderRequest: OrderRequest;
  RequestPage: RequestPage;
  SentRequest: SentRequest;
  ChangedRequest: ChangedRequest;
  ApprovedRequest: ApprovedRequest;
  Mail: Mail;
  MailSummary: MailSummary;
  FailedMails: FailedMails;
  ResentMails: ResentMails;
  MailStatus: MailStatus;
  Inquiry: Inquiry;
  InquirySummary: InquirySummary;
  ChangedInquiry: ChangedInquiry;
  Company: Company;
  SignedUpCompany: SignedUpCompany;
  ChangedCompany: ChangedCompany;
  CompanyApprover: CompanyApprover;
  CompanyBuying: CompanyBuying;
  CompanyLogEntry: CompanyLogEntry;
  Member: Member;
  ListedMember: ListedMember;
  ChangedMember: ChangedMember;
  Membership: Membership;
  Invitation: Invitation;
  CreatedInvitation: CreatedInvitation;
  InvitationPreview: InvitationPreview;
  OwnInvitation: OwnInvitation;
  JoinedCompany: JoinedCompany;
  StaffNote: StaffNote;
  AddedStaffNote: AddedStaffNote;
  StaffPerson: StaffPerson;
  OwnPermissions: OwnPermissions;
  Role: Role;
  CreatedRole: CreatedRole;
  ChangedRole: ChangedRole;
  StaffMember: StaffMember;
  ChangedStaffMember: ChangedStaffMember;
  StaffInvitation: StaffInvitation;
  CreatedStaffInvitation: CreatedStaffInvitation;
  StaffInvitationPreview: StaffInvitationPreview;
  JoinedStaff: JoinedStaff;
  Handling: Handling;
  ChangedHandling: ChangedHandling;
  SavedView: SavedView;
  ListViews: ListViews;
  CreatedView: CreatedView;
  ChangedView: ChangedView;
  Profile: Profile;
  SignedIn: SignedIn;
  Inserted: Inserted;
  EditedTools: EditedTools;
  ChangedToolDocuments: ChangedToolDocuments;
  DocumentedTool: DocumentedTool;
  RelatedTools: RelatedTools;
  SalesReport: SalesReport;
  Updated: Updated;
  Deleted: Deleted;
  CatalogueResults: CatalogueResults;
  MissingCounts: MissingCounts;
  Suggestions: Suggestions;
  HomeContent: HomeContent;
  Overview: Overview;
  Tasks: Tasks;
  ToolImport: ToolImport;
  Acknowledged: Acknowledged;
  StockAdjusted: StockAdjusted;
  StockEntry: StockEntry;
  AuditEntry: AuditEntry;
  ApiKey: ApiKey;
  CreatedKey: CreatedKey;
  RotatedKey: RotatedKey;
  ChangedKey: ChangedKey;
  EventPage: EventPage;
  Webhook: Webhook;
  CreatedWebhook: CreatedWebhook;
  ChangedWebhook: ChangedWebhook;
  RotatedSecret: RotatedSecret;
  Delivery: Delivery;
  QueuedDelivery: QueuedDelivery;
  ReplayedPeriod: ReplayedPeriod;
  Problem: Problem;
}

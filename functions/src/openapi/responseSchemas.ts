import {
  cents,
  count,
  flag,
  type JsonSchema,
  listOf,
  money,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  time,
  yes,
} from '../contract/calls/jsonSchema.ts';
import {
  type Acknowledged,
  type DaySales,
  type DayUsers,
  type Deleted,
  errorStatus,
  type Inserted,
  type LowStockTool,
  type Overview,
  orderStatuses,
  type Problem,
  type Profile,
  permissions,
  quoteStatuses,
  requestStatuses,
  type SignedIn,
  type StockAdjusted,
  type StockEntry,
  stockReasons,
  type ToolSales,
  type Updated,
  undoProblems,
} from '../contract/index.ts';
import { approver, matchedRule } from '../contract/requests/fields.ts';
import type { ResponseTypes } from '../contract/responseTypes.ts';
import { attributeProblemDetails, attributeSchemas } from './schemas/attributeSchemas.ts';
import { auditEntry } from './schemas/auditSchemas.ts';
import { bankFileProblemDetails, bankFileSchemas } from './schemas/bankFileSchemas.ts';
import { bankProblemDetails, bankSchemas } from './schemas/bankSchemas.ts';
import { cart, cartSchemas } from './schemas/cartSchemas.ts';
import {
  catalogueResults,
  homeContent,
  missingCounts,
  suggestions,
  synonymListJson,
} from './schemas/catalogueSchemas.ts';
import { companyProblemDetails, companySchemas } from './schemas/companySchemas.ts';
import { familyProblemDetails, familySchemas } from './schemas/familySchemas.ts';
import { toolImport } from './schemas/importFields.ts';
import { keyProblemDetails, keySchemas } from './schemas/keySchemas.ts';
import {
  assignmentSchemas,
  inquirySchemas,
  mailSchemas,
  noteSchemas,
  reviewSchemas,
  viewSchemas,
} from './schemas/messageSchemas.ts';
import {
  orderSchemas,
  partProblemDetails,
  quoteSchemas,
  refusalFigures,
  refusedLine,
} from './schemas/orderSchemas.ts';
import { paymentProblemDetails, paymentSchemas } from './schemas/paymentSchemas.ts';
import { priceProblemDetails, priceSchemas } from './schemas/priceSchemas.ts';
import { proofProblemDetails, proofSchemas } from './schemas/proofSchemas.ts';
import { requestSchemas } from './schemas/requestSchemas.ts';
import { returnProblemDetails, returnSchemas } from './schemas/returnSchemas.ts';
import { roleProblemDetails, roleSchemas } from './schemas/roleSchemas.ts';
import { shopSettings } from './schemas/settingsSchemas.ts';
import { staffSchemas } from './schemas/staffSchemas.ts';
import { tasks } from './schemas/taskSchemas.ts';
import { changedToolDocuments, documentedTool, relatedTools, tool } from './schemas/toolSchemas.ts';
import { webhookProblemDetails, webhookSchemas } from './schemas/webhookSchemas.ts';

const uid: JsonSchema = { ...text, description: 'The uid of the account' };

const profile = objectOf<Profile>({
  _id: uid,
  email: text,
  displayName: text,
  photoURL: text,
  education: text,
  location: text,
  phoneNumber: text,
  role: oneOf(['admin', 'customer'] satisfies Profile['role'][]),
  emailVerified: {
    ...flag,
    description: 'In a list: at the last sign-in',
  },
});

const stockEntry = objectOf<StockEntry>(
  {
    _id: text,
    change: { type: 'integer' },
    reason: oneOf(stockReasons),
    orderId: { type: ['string', 'null'] },
    note: { ...text, description: 'Why an admin adjusted the stock' },
    by: uid,
    at: time,
  },
  ['note'],
);

const sold = { pieces: count, revenue: money };
const day: JsonSchema = {
  type: 'string',
  format: 'date',
  description: "A day in the shop's time zone",
};

const lowStockTool = objectOf<LowStockTool>({
  _id: text,
  toolName: text,
  available: count,
  minOrder: count,
});

const overview = objectOf<Overview>({
  sales: objectOf<Overview['sales']>({
    ...sold,
    days: listOf(objectOf<DaySales>({ day, ...sold })),
    tools: listOf(objectOf<ToolSales>({ toolId: text, toolName: text, ...sold })),
  }),
  openOrders: count,
  receivables: objectOf<Overview['receivables']>({ open: cents, overdue: cents }),
  lowStock: objectOf<Overview['lowStock']>({ count, tools: listOf(lowStockTool) }),
  newUsers: objectOf<Overview['newUsers']>({
    count,
    days: listOf(objectOf<DayUsers>({ day, users: count })),
  }),
});

const problemDetails = {
  ...keyProblemDetails,
  errors: {
    type: 'object',
    additionalProperties: text,
    description: 'A message per invalid field',
  },
  ...refusalFigures,
  maxBytes: { ...count, description: 'The maximum body size in bytes' },
  mediaType: { ...text, description: 'The accepted media type' },
  appCheck: oneOf(['missing', 'invalid'] satisfies Problem['appCheck'][]),
  lines: { ...listOf(refusedLine), description: 'All refused lines of an order with `lines`' },
  orderStatus: { ...oneOf(orderStatuses), description: 'The current status of the order' },
  allowed: {
    ...listOf(oneOf(orderStatuses)),
    description: 'The statuses to which the caller may move the order',
  },
  quoteStatus: { ...oneOf(quoteStatuses), description: 'The current status of the quote' },
  allowedForQuote: {
    ...listOf(oneOf(quoteStatuses)),
    description: 'The statuses to which the caller may move the quote',
  },
  ...companyProblemDetails,
  ...partProblemDetails,
  ...returnProblemDetails,
  ...priceProblemDetails,
  ...webhookProblemDetails,
  rules: { ...listOf(matchedRule), description: 'The rules that the order matches' },
  approvers: { ...listOf(approver), description: 'The members who can approve the order' },
  approversNeeded: { ...count, description: 'How many of them have to approve it' },
  requestOf: {
    ...oneOf(['caller', 'another']),
    description: 'Whose the request is, if that refuses the decision',
  },
  requestStatus: { ...oneOf(requestStatuses), description: 'The status of the request' },
  minimum: { ...cents, description: 'The least that an order must cost, in cents' },
  missing: { ...cents, description: 'What is missing to that minimum, in cents' },
  room: { ...cents, description: 'What another order may cost, in cents' },
  creditLimit: cents,
  ...paymentProblemDetails,
  tool: schemaNamed('Tool'),
  quote: schemaNamed('Quote'),
  review: schemaNamed('ManagedReview'),
  company: schemaNamed('Company'),
  undoProblem: { ...oneOf(undoProblems), description: 'Why it cannot be undone' },
  member: schemaNamed('Member'),
  settings: { ...shopSettings, description: 'The current settings' },
  ...roleProblemDetails,
  ...bankProblemDetails,
  ...bankFileProblemDetails,
  ...attributeProblemDetails,
  ...familyProblemDetails,
  ...proofProblemDetails,
  synonymList: { ...synonymListJson, description: 'The current synonyms' },
  cart: { ...cart, description: 'The current cart' },
  list: { ...schemaNamed('ShoppingList'), description: 'The current list' },
  permission: { ...oneOf(permissions), description: 'What the caller lacks' },
  version: { ...text, description: 'The version of `tool`; in quotation marks, its ETag' },
};

const problem = objectOf<Problem>(
  {
    type: { ...text, format: 'uri' },
    title: text,
    status: { type: 'integer', enum: [...new Set(Object.values(errorStatus))] },
    detail: text,
    code: oneOf(Object.keys(errorStatus)),
    message: { ...text, description: 'Equal to `detail`. The screens show it' },
    ...problemDetails,
  },
  Object.keys(problemDetails) as (keyof typeof problemDetails)[],
);

/** The response schemas by name, one for each type of the contract. */
export const responseSchemas = {
  Tool: tool,
  ChangedToolDocuments: changedToolDocuments,
  DocumentedTool: documentedTool,
  RelatedTools: relatedTools,
  ...reviewSchemas,
  ...orderSchemas,
  ...cartSchemas,
  ...paymentSchemas,
  ...bankSchemas,
  ...bankFileSchemas,
  ...quoteSchemas,
  ...priceSchemas,
  ...roleSchemas,
  ...attributeSchemas,
  ...familySchemas,
  ...requestSchemas,
  ...returnSchemas,
  ...mailSchemas,
  ...webhookSchemas,
  ...keySchemas,
  ...inquirySchemas,
  ...companySchemas,
  ...noteSchemas,
  ...viewSchemas,
  ...assignmentSchemas,
  ...proofSchemas,
  ...staffSchemas,
  Profile: profile,
  SignedIn: objectOf<SignedIn>({ acknowledged: yes, token: text, admin: flag }),
  Inserted: objectOf<Inserted>({ acknowledged: yes, insertedId: text }),
  Updated: objectOf<Updated>({ acknowledged: yes, matchedCount: count, modifiedCount: count }),
  Deleted: objectOf<Deleted>({ acknowledged: yes, deletedCount: count }),
  CatalogueResults: catalogueResults,
  MissingCounts: missingCounts,
  Suggestions: suggestions,
  SynonymList: synonymListJson,
  HomeContent: homeContent,
  Overview: overview,
  Tasks: tasks,
  ToolImport: toolImport,
  Acknowledged: objectOf<Acknowledged>({ acknowledged: yes }),
  StockAdjusted: objectOf<StockAdjusted>({ acknowledged: yes, available: count }),
  StockEntry: stockEntry,
  AuditEntry: auditEntry,
  Problem: problem,
} as const satisfies { [Name in keyof ResponseTypes]: JsonSchema<ResponseTypes[Name], unknown> };

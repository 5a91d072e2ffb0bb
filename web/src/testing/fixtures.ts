import {
  type Address,
  type Attribute,
  type Customer,
  type CustomerTerms,
  defaultPaymentMethod,
  initialStatus,
  noPieces,
  nothingCredited,
  type OrderLine,
  type Profile,
  type PublicSettings,
  priceLine,
  priceSourceOf,
  type ShopSettings,
  shopCurrency,
  type Tool,
  toolDefaults,
  totalsOf,
  usualJournal,
  usualReminders,
  usualTerms,
} from 'functions/contract';
import { blankParts } from '../domain/address/blankParts.ts';
import type { Order } from '../domain/order/order.ts';
import type { Answers } from './fakeApi.ts';

export const plane: Tool = {
  ...toolDefaults,
  _id: 'plane',
  sku: 'PLN-0004',
  category: 'planes',
  toolName: 'No. 4 Smoothing Plane',
  price: 64.1,
  minOrder: 10,
  available: 480,
  toolDescription: 'Cast-iron body ground flat, thick blade, handles of stained beech.',
  imageLink: 'http://127.0.0.1/plane.webp',
};

/** An attribute of planes. */
export const bladeWidth: Attribute = {
  _id: 'blade-width',
  label: 'Blade width',
  kind: 'number',
  unit: 'mm',
  choices: [],
  categories: ['planes'],
  isFacet: true,
  order: 10,
  version: 'one',
  createdAt: '2026-11-01T08:00:00.000Z',
};

/** The plane at a price that is agreed with the payer. */
export const agreedPlane: Tool = {
  ...plane,
  price: 50,
  agreement: {
    listPrice: plane.price,
    listPriceBreaks: [],
    from: [
      {
        minQuantity: 0,
        priceListId: 'list',
        priceListVersion: 7,
        name: 'Contract 2026',
        until: '2026-12-31',
      },
    ],
  },
};

const placedAt = '2026-11-21T10:00:00.000Z';

const lineOf = (tool: Tool, quantity: number): OrderLine => ({
  toolId: tool._id,
  sku: tool.sku,
  toolName: tool.toolName,
  picture: tool.imageLink,
  quantity,
  ...priceLine(tool, quantity),
  ...priceSourceOf(tool, quantity),
  ...noPieces,
});

/** Carla, who buys for herself. */
export const ownPayer = {
  payerId: 'carla',
  payerName: 'Carla Customer',
  userId: 'carla',
  userName: 'Carla Customer',
};

export const orderOf = (id: string, tool: Tool = plane, quantity = tool.minOrder): Order => {
  const lines = [lineOf(tool, quantity)];
  return {
    _id: id,
    number: 'TH-00000001',
    ...ownPayer,
    userEmail: 'carla@example.test',
    phoneNumber: '01712345678',
    orderAddress: '12 Mill Lane',
    poNumber: '',
    note: '',
    paymentMethod: defaultPaymentMethod,
    shipBy: '2026-11-26',
    lines,
    currency: shopCurrency,
    ...totalsOf(lines),
    taxRate: 0,
    terms: usualTerms,
    paid: 0,
    refunded: 0,
    dueAt: null,
    invoiceNumber: null,
    creditNoteNumbers: [],
    credited: nothingCredited,
    shipmentCount: 0,
    returnCount: 0,
    quoteId: null,
    quoteNumber: null,
    status: initialStatus,
    history: [
      { step: 'placed', status: initialStatus, actor: 'customer', uid: 'carla', at: placedAt },
    ],
    createdAt: placedAt,
  };
};

export const profileOf = (fields: Partial<Profile> = {}): Profile => ({
  _id: 'carla',
  email: 'carla@example.test',
  displayName: 'Carla Customer',
  photoURL: '',
  education: '',
  location: '',
  phoneNumber: '',
  role: 'customer',
  emailVerified: true,
  ...fields,
});

/** What a document of the order `first` says about it. */
export const ofFirstOrder = { orderId: 'first', orderNumber: 'TH-00000001', ...ownPayer };

/** A saved address. */
export const addressOf = (fields: Partial<Address> = {}): Address => ({
  _id: 'warehouse',
  label: 'Warehouse',
  ...blankParts,
  person: 'Carla Customer',
  street: '4 Dock Road',
  city: 'Stamford',
  region: 'CT',
  postcode: '06902',
  country: 'US',
  phoneNumber: '01712345678',
  isDefault: false,
  ...fields,
});

/** The settings of a shop that everyone may read. */
export const shopOf = (fields: Partial<PublicSettings> = {}): PublicSettings => ({
  name: 'Tools Hub LLC',
  address: '410 Foundry Street',
  country: 'US',
  email: 'orders@toolshub.example',
  phone: '+1 503 555 0142',
  currency: shopCurrency,
  taxRate: 0,
  orderMinimum: 0,
  returnDays: 30,
  timeZone: 'UTC',
  deliveryDay: '2026-12-04',
  lastRequestedDay: '2027-05-20',
  cardPayments: false,
  companiesOnly: false,
  ...fields,
});

/** The payment terms of a customer. */
export const termsOf = (fields: Partial<CustomerTerms> = {}): CustomerTerms => ({
  terms: 'net-30',
  creditLimit: null,
  open: 0,
  room: null,
  holdHours: 72,
  ...fields,
});

/** What the API answers to a form for an order of a customer without earlier ones. */
export const orderingAnswers: Answers = {
  getShop: shopOf(),
  getTerms: termsOf(),
  listOrdersByEmail: [],
};

export const shopSettings: ShopSettings = {
  version: 'v1',
  seller: {
    name: 'Tools Hub LLC',
    street: '410 Foundry Street',
    extra: '',
    postcode: '97209',
    city: 'Portland',
    region: 'OR',
    country: 'US',
    email: 'orders@toolshub.example',
    phone: '+1 503 555 0142',
    taxNumber: '93-1234567',
  },
  bank: { holder: 'Tools Hub LLC', bankName: 'River Bank', account: '000123', code: '123000848' },
  currency: shopCurrency,
  taxRate: 825,
  orderMinimum: 25_050,
  holdHours: 72,
  returnDays: 30,
  defaultTerms: 'net-30',
  timeZone: 'America/Los_Angeles',
  leadDays: 3,
  transitDays: 1,
  cutOff: '14:00',
  workWeek: 'mon-fri',
  closedDays: '2026-12-25',
  reminders: usualReminders,
  remindsItself: true,
  writeOffLimit: 500,
  journal: usualJournal,
  moderateReviews: false,
  reviewCompanies: true,
  companiesOnly: false,
};

export const customerOf = (fields: Partial<Customer> = {}): Customer => ({
  payerId: 'carla',
  profile: profileOf(),
  company: null,
  contact: null,
  terms: 'net-30',
  hasDefaultTerms: true,
  defaultTerms: 'net-30',
  creditLimit: null,
  open: 124_000,
  overdue: 0,
  groups: [],
  room: null,
  holdHours: 72,
  ...fields,
});

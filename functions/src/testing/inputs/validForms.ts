const tool = {
  toolName: 'Jack plane',
  price: 19.99,
  available: 100,
  minOrder: 5,
  toolDescription: 'A plane for flattening boards.',
  imageLink: 'https://example.test/plane.webp',
};

const order = {
  phoneNumber: '01234567890',
  orderAddress: '1 Workshop Lane',
  orderQuantity: 5,
  tool: { _id: 'any' },
  totalBill: 99.95,
};

const orderLines = {
  phoneNumber: '01234567890',
  orderAddress: '1 Workshop Lane',
  lines: [{ toolId: 'any', quantity: 5, unitPrice: 1999 }],
};

const addressParts = {
  company: 'Oak & Ash Joinery',
  person: 'Ada Joiner',
  street: '1 Workshop Lane',
  extra: 'Gate 4',
  postcode: '97205',
  city: 'Portland',
  region: 'OR',
  country: 'US',
  phoneNumber: '01234567890',
};

const companyDetails = {
  name: 'Oak & Ash Joinery',
  country: 'US',
  taxId: '93-7654321',
  registrationNumber: 'OR-1234567',
  billingAddress: addressParts,
  invoiceEmail: 'invoices@joinery.test',
};

const memberFields = {
  role: 'buyer',
  orderLimit: 50_000,
  budget: { amount: 200_000, period: 'month' },
};

const orderDetails = {
  poNumber: 'PO-4711',
  note: 'Ring twice.',
  paymentMethod: 'bank-transfer',
  requestedDay: '',
  completeOnly: true,
};

/** A valid form for each schema of the contract. */
const priceListFields = {
  name: 'Contract 2026',
  kind: 'fixed',
  discount: null,
  from: '2026-01-01',
  until: '2026-12-31',
  audience: { kind: 'payer', id: 'any' },
  assortment: 'all',
};

const webhookForm = {
  name: 'ERP',
  url: 'https://erp.example.com/webhooks',
  events: ['price-list.changed'],
};

const keyForm = { name: 'ERP', permissions: ['read_orders'], addresses: [] };

const attributeForm = {
  label: 'Blade width',
  unit: 'mm',
  choices: [],
  categories: ['chisels'],
  isFacet: true,
  order: 10,
};

const familyForm = {
  name: 'Brad-point drill bits',
  text: 'For clean holes in wood.',
  imageLink: '',
  axes: ['blade-width'],
  toolIds: ['any'],
};

export const validForms = {
  tool,
  /** A tool with all optional fields. */
  detailedTool: {
    ...tool,
    sku: 'PLN-1005',
    stage: 'on-sale',
    category: 'planes',
    priceBreaks: [
      { minQuantity: 24, price: 18.9 },
      { minQuantity: 48, price: 17.5 },
    ],
    costPrice: 11.25,
    orderMultiple: 6,
    maxOrder: 60,
    sellRemainder: false,
    storagePlace: 'A-12-3',
    specifications: [{ name: 'Length', value: '350 mm' }],
    morePictures: ['https://example.test/side.webp'],
  },
  stockAdjustment: { change: -2, note: 'Damaged in the store' },
  order,
  /** Orders with all optional fields. */
  detailedOrder: { ...order, ...orderDetails },
  orderLines,
  detailedOrderLines: { ...orderLines, ...orderDetails, fromCart: true },
  cart: {
    version: 'any',
    lines: [{ toolId: 'any', quantity: 5, toolName: 'Jack plane', unitPrice: 1999 }],
  },
  cartRows: {
    rows: [
      { toolId: 'any', quantity: 5 },
      { sku: 'PLN-1005', quantity: 5 },
    ],
  },
  addressParts,
  address: { label: 'Workshop', ...addressParts, isDefault: true },
  newCustomer: { kind: 'company', email: 'office@joinery.test', ...addressParts },
  shippedPart: {
    lines: [{ toolId: 'any', quantity: 2 }],
    carrier: 'Swift Freight',
    trackingNumber: 'SF-1',
    reason: 'The rest follows',
  },
  askedReturn: {
    kind: 'return',
    lines: [{ toolId: 'any', quantity: 2, reason: 'Too many' }],
    pictures: [],
  },
  returnTransition: {
    to: 'received',
    lines: [{ toolId: 'any', quantity: 2, resellable: 1, note: 'Scratched' }],
  },
  cancelledPart: { lines: [{ toolId: 'any', quantity: 2 }], reason: 'Out of stock' },
  credit: { amount: 500, text: 'Scratched handle', reason: 'Goodwill' },
  transition: { to: 'shipped', carrier: 'Swift Freight', trackingNumber: 'SF-1' },
  orderForm: {
    phoneNumber: '01234567890',
    orderAddress: '1 Workshop Lane',
    quantity: 5,
  },
  review: { reviewText: 'Holds an edge.', reviewRating: 5 },
  moderation: { status: 'published', updatedAt: '2026-11-22T10:00:00.000Z' },
  currentUser: { email: 'ada@example.test', displayName: 'Ada Joiner', photoURL: null },
  profile: {
    displayName: 'Ada Joiner',
    photoURL: 'https://example.test/ada.webp',
    education: 'Apprenticeship',
    phoneNumber: '01234567890',
    location: 'Leeds',
  },
  payment: {
    amount: 9_995,
    method: 'bank-transfer',
    reference: 'Statement 47',
    receivedAt: '2026-11-22',
    overpayment: false,
  },
  jointPayment: {
    amount: 9_995,
    method: 'bank-transfer',
    reference: '2026-000123 000124',
    receivedAt: '2026-11-22',
    invoices: ['2026-000123', '2026-000124'],
  },
  refund: { amount: 9_995, method: 'cheque', reference: 'No. 12', receivedAt: '2026-11-22' },
  reversal: { reason: 'Booked on the wrong order' },
  customer: { terms: 'net-60', creditLimit: 500_000 },
  priceList: priceListFields,
  priceListEdit: { ...priceListFields, version: 1 },
  priceListTransition: { to: 'active' },
  priceEntry: { price: 12.5, priceBreaks: [{ minQuantity: 24, price: 11 }], version: 0 },
  partNumbers: { rows: [{ toolId: 'any', sku: 'PLN-1005', number: '4711' }] },
  shoppingList: {
    name: 'Workshop',
    lines: [{ toolId: 'any', quantity: 5, toolName: 'Jack plane' }],
  },
  view: { name: 'Late ones', query: 'status=late', columns: ['date'], shared: false },
  toolDocument: {
    documentId: '01234567-89ab-cdef-0123-456789abcdef',
    kind: 'data-sheet',
    title: 'Data sheet',
    language: 'en',
  },
  apiKey: keyForm,
  keyRotation: { name: 'ERP', addresses: [], oldExpiresOn: '2027-01-31' },
  webhook: webhookForm,
  webhookEdit: { ...webhookForm, status: 'on', version: 'any' },
  attribute: { key: 'blade-width', kind: 'number', ...attributeForm },
  attributeEdit: { ...attributeForm, version: 'any' },
  family: familyForm,
  familyEdit: { ...familyForm, version: 'any' },
  group: { name: 'Joiners' },
  groupEdit: { name: 'Joiners', version: 'any' },
  customerGroups: { groups: ['any'] },
  role: { name: 'Night shift', permissions: ['read_orders', 'write_shipments'] },
  newStaff: { email: 'nora@example.test', roleIds: ['warehouse'] },
  staffRoles: { roleIds: ['sales', 'billing'], version: 'preset' },
  // Of no version that is stored, so that no test changes the synonyms of the suite.
  synonyms: { version: 'any', synonyms: [{ word: 'goggles', finds: ['safety glasses'] }] },
  settings: {
    // Of no shop, so that no test changes the settings of the suite.
    version: 'any',
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
    bank: { holder: 'Tools Hub LLC', bankName: 'Bank', account: '000123456789', code: '123' },
    currency: 'USD',
    taxRate: 825,
    orderMinimum: 5_000,
    holdHours: 72,
    returnDays: 30,
    leadDays: 3,
    transitDays: 1,
    cutOff: '14:00',
    workWeek: 'mon-fri',
    reminders: {
      first: { days: 1, text: 'Please pay {amount}.' },
      second: { days: 14, text: 'Please pay {amount} for {invoice}.' },
      third: { days: 28, text: '' },
    },
    remindsItself: true,
    writeOffLimit: 500,
    journal: { receivables: '1200', closedUntil: '', consultant: '29098', client: '55003' },
    closedDays: '2026-12-25',
    defaultTerms: 'net-30',
  },
  bankFormat: {
    header: ['Day', 'Amount', 'Text'],
    columns: {
      day: 0,
      dayOrder: 'day-first',
      amount: 1,
      debit: null,
      credit: null,
      sign: null,
      currency: null,
      account: null,
      payerName: null,
      payerAccount: null,
      text: [2],
      reference: null,
      bankReference: null,
    },
  },
  inquiry: { email: 'ada@example.test' },
  detailedInquiry: {
    email: 'ada@example.test',
    name: 'Ada Joiner',
    tool: 'any',
    toolName: 'Jack plane',
    quantity: 40,
    message: 'Can you brand the handles?',
  },
  inquiryReply: { text: 'Yes, from 24 pieces.' },
  inquiryStatus: { status: 'closed' },
  quoteRequest: { lines: [{ toolId: 'any', quantity: 5 }], note: 'For our new workshop.' },
  offer: {
    version: 'any',
    lines: [{ toolId: 'any', unitPrice: 1_500 }],
    validUntil: '2026-12-31',
    message: 'With free delivery.',
  },
  staffOffer: {
    payerId: 'any',
    lines: [{ toolId: 'any', quantity: 5, unitPrice: 1500 }],
    validUntil: '2026-12-04',
    message: 'As you said on the phone.',
  },
  staffOrder: {
    payerId: 'any',
    lines: [{ toolId: 'any', quantity: 5, unitPrice: 1500 }],
    validUntil: '2026-12-04',
    order: {
      reason: 'by phone',
      phoneNumber: '01234567890',
      orderAddress: '1 Workshop Lane',
      ...orderDetails,
    },
  },
  acceptance: { version: 'any', phoneNumber: '01234567890', orderAddress: '1 Workshop Lane' },
  detailedAcceptance: {
    version: 'any',
    phoneNumber: '01234567890',
    orderAddress: '1 Workshop Lane',
    ...orderDetails,
  },
  refusal: { reason: 'Too dear' },
  quoteMessage: { text: 'When can you deliver?' },
  companySignUp: { ...companyDetails, position: 'Head of purchasing' },
  company: {
    ...companyDetails,
    version: 'any',
    approval: { fromAmount: 100_000, approvers: 1, ownersExempt: true },
  },
  companyTransition: { to: 'active', agreed: { terms: 'net-30', creditLimit: 500_000 } },
  staffNote: { text: 'Called them: they open in spring.' },
  member: { ...memberFields, version: 'any' },
  invitation: { ...memberFields, email: 'bea@example.test' },
  invitationToken: { token: 'q3Zt8kXnB2aVhYw1RmJc5sLe7uD9' },
};

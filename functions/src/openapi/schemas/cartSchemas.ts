import {
  cents,
  count,
  flag,
  listOf,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type Address,
  addressSchema,
  assortments,
  type Cart,
  type CartLine,
  type CartTool,
  type ChangedShoppingList,
  type CreatedShoppingList,
  cartLineSchema,
  type ExtendedShoppingList,
  type LinePrice,
  type LineProblem,
  partNumberResults,
  type ResolvedRow,
  type ResolvedRows,
  refusalCodes,
  type SavedCart,
  type SavedPartNumber,
  type SavedPartNumbers,
  toolSchema,
} from '../../contract/index.ts';
import { recordOf } from '../../contract/kinds/fields.ts';
import { country } from '../../contract/kinds/sharedFields.ts';
import { partNumbersFields } from '../../contract/partNumbers/fields.ts';
import { lastPurchaseFields } from '../../contract/purchases/fields.ts';
import { fullListFields, shoppingListFields } from '../../contract/shoppingLists/fields.ts';
import { summaryFields } from '../../contract/summary/fields.ts';
import { taxFields } from '../../contract/tax/fields.ts';
import { fieldsOf } from './formSchema.ts';
import { refusalFigures, successorFigure } from './orderSchemas.ts';
import { priceAgreement } from './priceSchemas.ts';

/** A cart with its version. */
export const cart = objectOf<Cart>({
  version: { ...text, description: 'Changes with each change of the cart' },
  lines: listOf(objectOf<CartLine>(fieldsOf(cartLineSchema))),
});

const {
  toolDescription: _,
  specifications: __,
  attributes: ___,
  morePictures: ____,
  storagePlace: _____,
  costPrice: ______,
  gtin: _______,
  replacedBy: ________,
  accessories: _________,
  spareParts: __________,
  alternatives: ___________,
  ...toolFields
} = fieldsOf(toolSchema);

const breakQuantity = {
  type: ['integer', 'null'],
  description: 'The minimum quantity of the price break for this quantity',
};

const nullable = <Schema extends object>(schema: Schema) => ({
  anyOf: [schema, { type: 'null' }],
});

const lineProblem = objectOf<LineProblem>(
  {
    code: oneOf(refusalCodes),
    field: oneOf(['toolId', 'quantity', 'unitPrice'] satisfies LineProblem['field'][]),
    message: text,
    ...refusalFigures,
    successor: successorFigure,
  },
  ['available', 'nearest', 'unitPrice', 'ended', 'successor'],
);

/** A tool in a cart. */
export const cartTool = objectOf<CartTool>(
  { _id: text, ...toolFields, agreement: priceAgreement },
  ['agreement'],
);

const resolvedRow = objectOf<ResolvedRow>(
  {
    tool: nullable(cartTool),
    quantity: { type: ['number', 'null'] },
    price: nullable(objectOf<LinePrice>({ unitPrice: cents, lineTotal: cents, breakQuantity })),
    problem: nullable(lineProblem),
    ended: refusalFigures.ended,
    isHidden: {
      ...yes,
      description: 'Set if staff ask for a payer who does not see the tool',
    },
    unitCost: {
      type: ['integer', 'null'],
      description: 'What a piece costs the shop, in cents; only if staff ask for a payer',
    },
  },
  ['ended', 'isHidden', 'unitCost'],
);

/** The response schemas of carts, lists and saved addresses by name. */
export const cartSchemas = {
  Cart: cart,
  SavedCart: objectOf<SavedCart>({ acknowledged: yes, version: text }),
  ResolvedRows: objectOf<ResolvedRows>({
    rows: { ...listOf(resolvedRow), description: 'One for each row, in their order' },
    orderMinimum: { ...cents, description: 'The least that an order must cost, in cents' },
    companiesOnly: { ...flag, description: 'Whether only companies order' },
    assortment: {
      ...oneOf(assortments),
      description: 'What the payer sees of the catalogue: `only` some tools, or `all`',
    },
    ...taxFields,
  }),
  LastPurchase: recordOf(lastPurchaseFields),
  Summary: recordOf(summaryFields),
  PartNumbers: recordOf(partNumbersFields),
  SavedPartNumbers: objectOf<SavedPartNumbers>({
    acknowledged: yes,
    rows: listOf(
      objectOf<SavedPartNumber>({
        result: oneOf(partNumberResults),
        message: { type: ['string', 'null'], description: 'Why a row was refused' },
      }),
    ),
    ...partNumbersFields,
  }),
  ListedShoppingList: recordOf({ _id: text, ...shoppingListFields }),
  ShoppingList: recordOf({ _id: text, ...fullListFields }),
  CreatedShoppingList: objectOf<CreatedShoppingList>({
    acknowledged: yes,
    insertedId: text,
    list: schemaNamed('ShoppingList'),
  }),
  ChangedShoppingList: objectOf<ChangedShoppingList>({
    acknowledged: yes,
    list: schemaNamed('ShoppingList'),
  }),
  ExtendedShoppingList: objectOf<ExtendedShoppingList>({
    acknowledged: yes,
    list: schemaNamed('ListedShoppingList'),
    added: { ...count, description: 'How many of the tools are new in the list' },
    changed: { ...count, description: 'How many had another quantity before' },
  }),
  Address: objectOf<Address>({
    _id: text,
    ...fieldsOf(addressSchema),
    country,
    isDefault: flag,
  }),
};

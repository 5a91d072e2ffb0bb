import {
  cents,
  count,
  day,
  flag,
  type JsonSchema,
  listOf,
  money,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type AgreedFrom,
  type AgreedPrice,
  audienceKinds,
  type ChangedEntry,
  type ChangedGroup,
  type ChangedPriceList,
  type CreatedGroup,
  type CreatedPriceList,
  candidateOutcomes,
  type ExplainedPrice,
  type PriceAgreement,
  type PriceBreak,
  type PriceCandidate,
  type PriceImport,
  type PriceListEntry,
  priceColumns,
  priceListStatuses,
  priceListTargets,
  type RowChange,
} from '../../contract/index.ts';
import { about, nullable, recordOf } from '../../contract/kinds/fields.ts';
import { priceSourceFields } from '../../contract/lines/fields.ts';
import {
  customerGroupFields,
  ownPriceListFields,
  priceListFields,
} from '../../contract/prices/fields.ts';
import { importFields, optionalImportFields } from './importFields.ts';

const nullableText = nullable(text);
const nullableDay = nullable(day);
const nullableCount = nullable(count);

const priceBreaks = listOf(objectOf<PriceBreak>({ minQuantity: count, price: money }));

const agreedFrom = objectOf<AgreedFrom>({
  minQuantity: count,
  priceListId: { ...nullableText, description: 'Null from where the list price is lower' },
  priceListVersion: nullableCount,
  name: nullableText,
  until: nullableDay,
});

/** Where the prices of a tool come from; missing for list prices. */
export const priceAgreement = {
  ...objectOf<PriceAgreement>({
    listPrice: money,
    listPriceBreaks: priceBreaks,
    from: { ...listOf(agreedFrom), description: 'The lists that decide, by quantity' },
  }),
  description:
    'Only if the payer has agreed prices for the tool: `price` and `priceBreaks` are these',
};

const priceList = recordOf({
  _id: text,
  ...priceListFields,
  audienceName: about(nullable(text), 'Null for all customers'),
});

const nullableMoney = nullable(money);

const entry = objectOf<PriceListEntry>({
  toolId: text,
  sku: text,
  toolName: text,
  price: { ...nullableMoney, description: 'Null in a list of a percentage' },
  priceBreaks,
  version: { ...count, description: 'The version of the list since which it applies' },
  listPrice: { ...nullableMoney, description: 'Null for a tool that was deleted' },
});

const agreed = objectOf<AgreedPrice>({
  unitPrice: cents,
  lineTotal: cents,
  breakQuantity: nullableCount,
  listPrice: priceSourceFields.listPrice,
  priceListId: priceSourceFields.priceListId,
  priceListVersion: nullableCount,
  why: oneOf([...audienceKinds, 'no-list', 'list-price-lower'] satisfies AgreedPrice['why'][]),
});

const candidate = objectOf<PriceCandidate>({
  priceListId: { ...nullableText, description: 'Null for the list price' },
  version: nullableCount,
  name: nullableText,
  audience: nullable(oneOf(audienceKinds)),
  from: nullableDay,
  until: nullableDay,
  unitPrice: nullable(cents),
  outcome: oneOf(candidateOutcomes),
});

const group = recordOf({ _id: text, ...customerGroupFields });

const row: JsonSchema = { type: 'integer', minimum: 1 };

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** The details of problems with price lists. */
export const priceProblemDetails = {
  priceListStatus: { ...oneOf(priceListStatuses), description: 'The status of the price list' },
  allowedForPriceList: {
    ...listOf(oneOf(priceListTargets)),
    description: 'The statuses to which staff may move the price list',
  },
  maxPriceLists: { ...count, description: 'The maximum number of active price lists' },
  priceList: schemaNamed('PriceList'),
  priceEntry: orNull(schemaNamed('PriceListEntry')),
  group: schemaNamed('CustomerGroup'),
};

/** The schemas of responses about agreed prices. */
export const priceSchemas = {
  PriceList: priceList,
  OwnPriceList: recordOf(ownPriceListFields),
  CreatedPriceList: objectOf<CreatedPriceList>({
    acknowledged: yes,
    insertedId: text,
    priceList: schemaNamed('PriceList'),
  }),
  ChangedPriceList: objectOf<ChangedPriceList>({
    acknowledged: yes,
    priceList: schemaNamed('PriceList'),
  }),
  PriceListEntry: entry,
  ChangedEntry: objectOf<ChangedEntry>({
    acknowledged: yes,
    price: orNull(schemaNamed('PriceListEntry')),
    version: { ...count, description: 'The version of the list' },
  }),
  RowChange: objectOf<RowChange>({
    row,
    _id: {
      ...text,
      description: 'The id of the tool or the family; empty for one that would be created',
    },
    sku: { ...text, description: 'Empty for a family' },
    toolName: { ...text, description: 'The name of the tool or the family' },
    field: text,
    before: text,
    after: text,
    exported: { ...text, description: 'Empty in a dry run' },
  }),
  PriceImport: objectOf<PriceImport>(
    {
      ...importFields(row, oneOf(priceColumns)),
      version: { ...count, description: 'The version of the list after it' },
    },
    optionalImportFields,
  ),
  ExplainedPrice: objectOf<ExplainedPrice>({
    payerId: text,
    quantity: count,
    day,
    price: agreed,
    isVisible: { ...flag, description: 'Whether the payer sees the tool' },
    candidates: listOf(candidate),
  }),
  CustomerGroup: group,
  CreatedGroup: objectOf<CreatedGroup>({
    acknowledged: yes,
    insertedId: text,
    group: schemaNamed('CustomerGroup'),
  }),
  ChangedGroup: objectOf<ChangedGroup>({ acknowledged: yes, group: schemaNamed('CustomerGroup') }),
};

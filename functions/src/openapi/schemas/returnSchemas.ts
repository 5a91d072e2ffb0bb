import {
  count,
  day,
  listOf,
  objectOf,
  oneOf,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedReturn,
  type OrderReturn,
  type RequestedReturn,
  type ReturnEvent,
  type ReturnLine,
  resolutions,
  returnActors,
  returnKinds,
  returnStates,
  returnTargets,
} from '../../contract/index.ts';
import { payerSchemas } from './payerSchemas.ts';

const nullableText = { type: ['string', 'null'] } as const;

const line = objectOf<ReturnLine>({
  toolId: text,
  sku: text,
  toolName: text,
  asked: count,
  approved: { ...count, description: '0 until the shop has decided' },
  received: { ...count, description: '0 until the pieces are counted' },
  resellable: { ...count, description: 'Those that went to stock' },
  reason: text,
  note: { ...text, description: 'What the shop found' },
  resolution: {
    type: ['string', 'null'],
    enum: [...resolutions, null],
    description: 'Null until the return is closed',
  },
});

const event = objectOf<ReturnEvent<string>>(
  {
    state: oneOf(returnStates),
    actor: oneOf(returnActors),
    uid: { ...nullableText, description: 'The uid of the account; null for the shop' },
    at: time,
    reason: text,
  },
  ['reason'],
);

const orderReturn = objectOf<OrderReturn>({
  _id: text,
  number: {
    ...text,
    description: 'The number of its order with its position, like TH-4K2M9A7C-R1',
  },
  kind: oneOf(returnKinds),
  orderId: text,
  orderNumber: text,
  ...payerSchemas,
  userId: text,
  userName: text,
  userEmail: text,
  lines: listOf(line),
  feeRate: { ...count, description: 'In basis points: 1000 is 10 %' },
  pictures: listOf(text),
  state: oneOf(returnStates),
  exception: { ...text, description: 'Why the shop takes it after the time for it' },
  history: listOf(event),
  lapsesAt: { type: ['string', 'null'], format: 'date-time' },
  creditNoteNumber: nullableText,
  shipmentNumber: { ...nullableText, description: 'The shipment of its replacements' },
  createdAt: time,
});

/** The details of problems with returns. */
export const returnProblemDetails = {
  lastDay: { ...day, description: 'The last day on which the pieces could be returned' },
  returnState: oneOf(returnStates),
  allowedForReturn: {
    ...listOf(oneOf(returnTargets)),
    description: 'The states to which the caller may move the return',
  },
};

/** The schemas of responses about returns. */
export const returnSchemas = {
  OrderReturn: orderReturn,
  RequestedReturn: objectOf<RequestedReturn>({
    acknowledged: yes,
    insertedId: text,
    return: { $ref: '#/components/schemas/OrderReturn' },
    order: { $ref: '#/components/schemas/Order' },
  }),
  ChangedReturn: objectOf<ChangedReturn>({
    acknowledged: yes,
    return: { $ref: '#/components/schemas/OrderReturn' },
  }),
};

import { day, listOf, objectOf, oneOf, text, yes } from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedReturn,
  type RequestedReturn,
  returnStatuses,
  returnTargets,
} from '../../contract/index.ts';
import { recordOf } from '../../contract/kinds/fields.ts';
import { returnFields } from '../../contract/returns/fields.ts';

/** The details of problems with returns. */
export const returnProblemDetails = {
  lastDay: { ...day, description: 'The last day on which the pieces could be returned' },
  returnStatus: oneOf(returnStatuses),
  allowedForReturn: {
    ...listOf(oneOf(returnTargets)),
    description: 'The statuses to which the caller may move the return',
  },
};

/** The schemas of responses about returns. */
export const returnSchemas = {
  OrderReturn: recordOf({ _id: text, ...returnFields }),
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

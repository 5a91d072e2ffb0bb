import {
  count,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type EditedTools,
  type FailedEdit,
  type ReportRow,
  reportGroups,
  type SalesReport,
} from '../../contract/index.ts';

const amount: JsonSchema = { type: 'integer', description: 'In whole cents' };

const reportRow = objectOf<ReportRow>({
  key: { ...text, description: 'The month, the id of the payer, or the category' },
  name: text,
  orders: { type: ['integer', 'null'] },
  net: amount,
  costed: { ...amount, description: 'The part of it whose cost is known, in whole cents' },
  cost: amount,
  before: { ...amount, description: 'The net amount a year before, in whole cents' },
});

/** The response schemas of what staff alone do, by name. */
export const staffSchemas = {
  SalesReport: objectOf<SalesReport>({
    by: oneOf(reportGroups),
    from: text,
    to: text,
    total: reportRow,
    rows: listOf(reportRow),
    more: { ...count, description: 'The number of rows that it leaves out' },
  }),
  EditedTools: objectOf<EditedTools>({
    acknowledged: yes,
    done: listOf(text),
    failed: listOf(
      objectOf<FailedEdit>(
        {
          toolId: text,
          code: { ...text, description: 'As in the problem of a single edit' },
          errors: { type: 'object', additionalProperties: text },
          tool: { ...schemaNamed('Tool'), description: 'As it is now, if others have changed it' },
        },
        ['errors', 'tool'],
      ),
    ),
  }),
};

import { type JsonSchema, objectOf, oneOf, text, time } from '../../contract/calls/jsonSchema.ts';
import { type AuditEntry, auditActions, auditTargetKinds } from '../../contract/index.ts';

const changedFields: JsonSchema = {
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
};

/** An entry of the audit log. */
export const auditEntry = objectOf<AuditEntry>({
  _id: text,
  by: { ...text, description: 'The uid of the account' },
  byEmail: text,
  action: oneOf(auditActions),
  target: objectOf<AuditEntry['target']>({ kind: oneOf(auditTargetKinds), id: text, label: text }),
  before: changedFields,
  after: changedFields,
  at: time,
  requestId: text,
});

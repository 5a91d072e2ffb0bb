/** Every act of an admin that is kept for the books. */
export const auditActions = [
  'tool-created',
  'tool-changed',
  'tool-deleted',
  'stock-adjusted',
  'admin-granted',
  'admin-withdrawn',
  'user-deleted',
  'order-cancelled',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an act can be done to. */
export const auditTargetKinds = ['tool', 'user', 'order'] as const;
export type AuditTargetKind = (typeof auditTargetKinds)[number];

/** What was acted upon. `label` names it to people, as it was called then. */
export interface AuditTarget {
  kind: AuditTargetKind;
  id: string;
  label: string;
}

/** Fields by name: those an act changed, or for something new or gone all that matter. */
export type AuditFields = Record<string, string | number | boolean | null>;

/** An act as whoever acts reports it: what changed, from what to what. Never a secret. */
export interface AuditedChange {
  action: AuditAction;
  target: AuditTarget;
  /** Empty for something new. */
  before: AuditFields;
  /** Empty for something gone. A stock adjustment has its `note` here. */
  after: AuditFields;
}

interface AuditRecord<Time> extends AuditedChange {
  /** uid of the admin; `operator` for a script of whoever holds the project's credentials. */
  by: string;
  byEmail: string;
  at: Time;
  /** The `x-request-id` of the request that did it. */
  requestId: string;
}

/** An entry of the audit log as the store keeps it. */
export type AuditDocument = AuditRecord<Date>;

/** An entry of the audit log as the API sends it; `at` is ISO 8601. */
export interface AuditEntry extends AuditRecord<string> {
  _id: string;
}

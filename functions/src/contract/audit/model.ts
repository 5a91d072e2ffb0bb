/** The actions on a company, by staff or by its members. Its owners read them too. */
export const companyActions = [
  'company-requested',
  'company-accepted',
  'company-declined',
  'company-suspended',
  'company-reopened',
  'company-closed',
  'company-changed',
  'member-invited',
  'invitation-revoked',
  'invitation-declined',
  'member-joined',
  'member-changed',
  'member-removed',
  'company-key-created',
  'company-key-rotated',
  'company-key-revoked',
  'webhook-created',
  'webhook-changed',
  'webhook-deleted',
  'webhook-secret-rotated',
  'webhook-tested',
  'delivery-replayed',
  'deliveries-replayed',
] as const;
export type CompanyAction = (typeof companyActions)[number];

/**
 * The actions that the audit log records: of admins, on companies, and changes of an account's
 * address.
 */
export const auditActions = [
  'tool-created',
  'tool-changed',
  'tool-deleted',
  'stock-adjusted',
  'admin-granted',
  'admin-withdrawn',
  'user-deleted',
  'role-created',
  'role-changed',
  'role-deleted',
  'staff-changed',
  'staff-invited',
  'staff-invitation-revoked',
  'email-changed',
  'second-factor-reset',
  'order-placed',
  'order-confirmed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-undone',
  'shipment-reversed',
  'order-credited',
  'return-requested',
  'return-approved',
  'return-declined',
  'return-received',
  'return-closed',
  'bank-imported',
  'bank-columns-chosen',
  'bank-entry-left',
  'bank-entry-reopened',
  'bank-account-forgotten',
  'payment-recorded',
  'payment-reversed',
  'payment-refunded',
  'payment-disputed',
  'reminder-sent',
  'promise-noted',
  'statement-sent',
  'customer-added',
  'customer-claimed',
  'customer-changed',
  'settings-changed',
  'price-list-created',
  'price-list-changed',
  'price-list-activated',
  'price-list-archived',
  'price-list-deleted',
  'price-changed',
  'prices-imported',
  'attribute-created',
  'attribute-changed',
  'attribute-deleted',
  'family-created',
  'family-changed',
  'family-deleted',
  'group-created',
  'group-changed',
  'group-deleted',
  'mail-resent',
  'key-created',
  'key-rotated',
  'key-revoked',
  'inquiry-answered',
  'inquiry-closed',
  'inquiry-reopened',
  'inquiry-deleted',
  'quote-offered',
  'quote-declined',
  'review-published',
  'review-hidden',
  'review-deleted',
  ...companyActions,
  'note-added',
  'note-deleted',
  'assigned',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The kinds of objects that an action can change. */
export const auditTargetKinds = [
  'tool',
  'user',
  'order',
  'settings',
  'mail',
  'inquiry',
  'quote',
  'review',
  'company',
  'price-list',
  'attribute',
  'family',
  'group',
  'role',
  'webhook',
  'key',
  'bank-import',
  'bank-format',
  'bank-entry',
] as const;
export type AuditTargetKind = (typeof auditTargetKinds)[number];

/** The object that was changed. `label` is its readable name at that time. */
export interface AuditTarget {
  kind: AuditTargetKind;
  id: string;
  label: string;
}

/** Fields by name: the changed ones, or the relevant ones of a created or deleted object. */
export type AuditFields = Record<string, string | number | boolean | null>;

/** A change to record: the action, and the fields before and after. Must not contain secrets. */
export interface AuditedChange {
  action: AuditAction;
  target: AuditTarget;
  /** Empty for a created object. */
  before: AuditFields;
  /** Empty for a deleted object. A stock adjustment has its `note` here. */
  after: AuditFields;
}

export interface AuditRecord<Time> extends AuditedChange {
  /**
   * The uid of the admin, or of the account whose address changed; `operator` for a script with the
   * project's credentials.
   */
  by: string;
  byEmail: string;
  at: Time;
  /** The `x-request-id` of the request. */
  requestId: string;
}

/** An entry of the audit log in a response; `at` is ISO 8601. */
export interface AuditEntry extends AuditRecord<string> {
  _id: string;
}

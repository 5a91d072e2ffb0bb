import type { AuditRecord } from '../contract/index.ts';

/** A stored entry of the audit log. */
export type AuditDocument = AuditRecord<Date>;

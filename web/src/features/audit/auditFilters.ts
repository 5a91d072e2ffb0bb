import { type AuditAction, type AuditTarget, auditTargetKinds } from 'functions/contract';

/** A target that the log can be filtered by, as `kind/id`. */
export type AuditTargetName = string;

export const nameOf = ({ kind, id }: AuditTarget): AuditTargetName => `${kind}/${id}`;

/** Parses `kind/id`. Returns null if it is not valid. */
export const parseTargetName = (text: string | null): AuditTargetName | null =>
  text &&
  auditTargetKinds.some((kind) => text.startsWith(`${kind}/`) && text.length > kind.length + 1)
    ? text
    : null;

/** The filters of the log; each may be empty or null for any. */
export interface AuditFilters {
  target: AuditTargetName | null;
  admin: string;
  action: AuditAction | '';
  from: string;
  to: string;
}

import { type AuditTarget, apiBase, apiRoutes, auditTargetKinds } from 'functions/contract';

const { listAudit } = apiRoutes;

/** Something that acts can be asked for, as `kind/id`. */
export type AuditTargetName = string;

export const nameOf = ({ kind, id }: AuditTarget): AuditTargetName => `${kind}/${id}`;

/** The target that a text names, or null: only such can be asked for. */
export const readTargetName = (text: string | null): AuditTargetName | null =>
  text &&
  auditTargetKinds.some((kind) => text.startsWith(`${kind}/`) && text.length > kind.length + 1)
    ? text
    : null;

/** Where the log of one target begins, or of all. */
export const auditUrl = (target: AuditTargetName | null): string =>
  apiBase + listAudit.href() + (target ? `?${new URLSearchParams({ target })}` : '');

import { type AuditTarget, apiBase, apiRoutes, auditTargetKinds } from 'functions/contract';

const { listAudit } = apiRoutes;

/** A target that the log can be filtered by, as `kind/id`. */
export type AuditTargetName = string;

export const nameOf = ({ kind, id }: AuditTarget): AuditTargetName => `${kind}/${id}`;

/** Parses `kind/id`. Returns null if it is not valid. */
export const parseTargetName = (text: string | null): AuditTargetName | null =>
  text &&
  auditTargetKinds.some((kind) => text.startsWith(`${kind}/`) && text.length > kind.length + 1)
    ? text
    : null;

/** The URL of the log, filtered by a target if there is one. */
export const auditUrl = (target: AuditTargetName | null): string =>
  apiBase + listAudit.href() + (target ? `?${new URLSearchParams({ target })}` : '');

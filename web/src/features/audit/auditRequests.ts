import {
  type AuditAction,
  type AuditTarget,
  apiBase,
  apiRoutes,
  auditTargetKinds,
} from 'functions/contract';

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

/** The filters of the log; each may be empty or null for any. */
export interface AuditFilters {
  target: AuditTargetName | null;
  admin: string;
  action: AuditAction | '';
  from: string;
  to: string;
}

/** A page is short, because each entry has several lines on a phone. */
const pageSize = '25';

/** The URL of the log's first page. */
export const auditUrl = ({ target, ...filters }: AuditFilters): string => {
  const given = Object.entries({ ...filters, target: target ?? '' }).filter(([, text]) => text);
  return `${apiBase}${listAudit.href()}?${new URLSearchParams([...given, ['limit', pageSize]])}`;
};

import { type Request, Router } from 'express';
import { apiRoutes, auditTargetKinds } from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { handle } from '../http/handle.ts';
import { parsePage, sendPage } from '../http/paginate.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { type AuditListRequest, listAudit } from '../services/store/audit.ts';

export const audit = Router();

/** Parses `?target=kind/id`. Throws `validation` for any other format. */
const parseTarget = ({ target }: Request['query']): AuditListRequest['target'] => {
  if (target === undefined) return undefined;
  const [, name, id] = /^([a-z]+)\/(.+)$/s.exec(String(target)) ?? [];
  const kind = auditTargetKinds.find((candidate) => candidate === name);
  if (kind && id && typeof target === 'string') return { kind, id };
  const kinds = auditTargetKinds.map((each) => `${each}/…`).join(', ');
  throw validationError({ target: `target must be one of: ${kinds}` });
};

handle(audit, apiRoutes.listAudit, requireAdmin, async (request, response) => {
  const target = parseTarget(request.query);
  sendPage(request, response, await listAudit({ ...parsePage(request.query), target }));
});

import { type Request, Router } from 'express';
import {
  apiRoutes,
  auditActions,
  auditTargetKinds,
  emailPattern,
  limits,
  trimBlanks,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { parsePeriod } from '../../http/query/orderQuery.ts';
import { parseChoice } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';
import { type AuditSelection, listAudit } from '../../store/audit.ts';

export const audit = Router();

/** Parses `?target=kind/id`. Throws `validation` for any other format. */
const parseTarget = ({ target }: Request['query']): AuditSelection['target'] => {
  if (target === undefined) return undefined;
  const [, name, id] = /^([a-z-]+)\/(.+)$/s.exec(String(target)) ?? [];
  const kind = auditTargetKinds.find((candidate) => candidate === name);
  if (kind && id && typeof target === 'string') return { kind, id };
  const kinds = auditTargetKinds.map((each) => `${each}/…`).join(', ');
  throw validationError({ target: `target must be one of: ${kinds}` });
};

/** Parses the e-mail address of `?admin=`. Throws `validation` for anything else. */
const parseAdmin = ({ admin }: Request['query']): string | undefined => {
  if (admin === undefined) return undefined;
  const email = typeof admin === 'string' ? trimBlanks(admin).toLowerCase() : '';
  if (email.length <= limits.email && emailPattern.test(email)) return email;
  throw validationError({ admin: 'admin must be an e-mail address' });
};

const parseSelection = (query: Request['query'], timeZone: string): AuditSelection => ({
  target: parseTarget(query),
  admin: parseAdmin(query),
  action: parseChoice(query, 'action', auditActions, undefined),
  ...parsePeriod(query, timeZone),
});

reply(audit, apiRoutes.listAudit, async ({ query, page }) => {
  const selection = parseSelection(query, await shopTimeZone());
  return listAudit({ ...selection, ...page });
});

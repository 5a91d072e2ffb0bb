import { oneOf, text } from '../calls/jsonSchema.ts';
import { periodOf } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { pageOf } from '../responseParts.ts';
import { auditActions, auditTargetKinds } from './model.ts';

/** The calls about audit. */
export const auditRoutes = {
  listAudit: route('GET', '/audit', 'read_audit', {
    summary: 'The audit log of admin actions and changed addresses, newest first',
    ...pageOf('AuditEntry'),
    query: {
      target: {
        ...text,
        pattern: `^(${auditTargetKinds.join('|')})/.+$`,
        description: 'Kind and id of the changed object',
      },
      admin: { ...text, format: 'email', description: 'The address of the admin at that time' },
      action: oneOf(auditActions),
      ...periodOf(),
    },
  }),
} as const;

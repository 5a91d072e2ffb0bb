import type { AuditAction } from 'functions/contract';
import type { AuditDocument, ReturnDocument } from 'functions/documents';
import type { SeedDocument } from '../documents/documents.ts';
import { entryOf } from './auditDocuments.ts';

// What changes the order is in the log as a step of the order.
const actions: Partial<Record<ReturnDocument['status'], AuditAction>> = {
  approved: 'return-approved',
  declined: 'return-declined',
};

const decisionsOf = ({
  path,
  content: { orderId, number: returnNumber, userEmail, history },
}: SeedDocument<ReturnDocument>): SeedDocument<AuditDocument>[] =>
  history.flatMap(({ status, at, reason }, index) => {
    const action = actions[status];
    const before = history[index - 1];
    if (!action || !before) return [];
    const change = {
      action,
      target: { kind: 'order', id: orderId, label: `${returnNumber}, ${userEmail}` },
      before: { status: before.status },
      after: { status, returnNumber, ...(reason && { reason }) },
    } as const;
    return [entryOf(`${path.split('/').at(-1)}-${index}`, at, change)];
  });

/** The entries of the audit log that the admin's decisions about returns would have left. */
export const returnAuditDocuments = (
  returns: readonly SeedDocument<ReturnDocument>[],
): SeedDocument<AuditDocument>[] => returns.flatMap(decisionsOf);

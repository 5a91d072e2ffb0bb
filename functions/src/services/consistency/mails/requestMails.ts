import type { MailKind, RequestStatus } from '../../../contract/index.ts';
import type { OrderRequestDocument } from '../../../documents/orders/requests.ts';
import type { Found } from '../../../store/reads/queries.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import { askedEventId, type DecisionMailKind } from '../../requests/requestNotices.ts';
import type { MailHead } from '../documents/mailSnapshots.ts';
import { isInPeriod, type MailPeriod } from './mailPeriod.ts';

/** A request, the mails about it, and which of its members' accounts were deleted, with theirs. */
export interface RequestMails {
  id: string;
  request: OrderRequestDocument;
  mails: readonly Found<MailHead>[];
  deleted: ReadonlySet<string>;
}

/** A mail that reports something about a request. */
interface ReportedEvent {
  id: string;
  kind: MailKind;
  at: Date;
  /** The account that gets the mail. */
  uid: string;
}

/** A withdrawal has no mail: its requester did it, or is not a member any more. */
const decisionKinds: Record<RequestStatus, DecisionMailKind | null> = {
  pending: null,
  approved: 'request-approved',
  rejected: 'request-rejected',
  withdrawn: null,
  expired: 'request-expired',
};

/** The kinds of mail about a request. */
const requestKinds: ReadonlySet<MailKind> = new Set<MailKind>([
  'approval-asked',
  ...Object.values(decisionKinds).filter((kind) => kind !== null),
]);

const askingOf = (id: string, { asked, createdAt }: OrderRequestDocument): ReportedEvent[] =>
  asked.map((uid) => {
    const kind = 'approval-asked';
    return { id: mailIdOf({ kind, eventId: askedEventId(id, uid) }), kind, at: createdAt, uid };
  });

const decisionOf = (id: string, request: OrderRequestDocument): ReportedEvent[] => {
  const { status, decidedAt, requester } = request;
  const kind = decisionKinds[status];
  if (!kind || !decidedAt || requester.email === '') return [];
  return [{ id: mailIdOf({ kind, eventId: id }), kind, at: decidedAt, uid: requester.uid }];
};

/**
 * The id of the request that a mail is about: mails about requests name their company. Undefined
 * for any other mail.
 */
export const requestIdOf = ({ id, content: { kind } }: Found<MailHead>): string | undefined =>
  requestKinds.has(kind)
    ? id.slice(mailIdOf({ kind, eventId: '' }).length).split('_')[0]
    : undefined;

/**
 * A sentence for each mail about a request that is missing, and for each that reports nothing that
 * has happened: there is one for each member who should approve it, and one for its end.
 */
export const requestMailProblems = (
  { id, request, mails, deleted }: RequestMails,
  period: MailPeriod,
): string[] => {
  const events = [...askingOf(id, request), ...decisionOf(id, request)];
  const expected = new Set(events.map((event) => event.id));
  const present = new Set(mails.map((found) => found.id));
  const missing = events.filter(
    (event) => !present.has(event.id) && !deleted.has(event.uid) && isInPeriod(event, period),
  );
  const stray = mails.filter((found) => !expected.has(found.id));
  return [
    ...missing.map((event) => `request ${id} has no mail ${event.id}`),
    ...stray.map(
      (found) => `request ${id} has the mail ${found.id}, but nothing happened that it reports`,
    ),
  ];
};

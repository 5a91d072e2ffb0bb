import { type AuditedChange, collectionNames } from 'functions/contract';
import type { AuditDocument, MembershipDocument } from 'functions/documents';
import { auditedMember, companyTarget } from 'functions/testing/companies/companyDocuments';
import { admin } from '../data/accounts.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import { companyDocuments, invitationDocuments, membershipDocuments } from './companyDocuments.ts';

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface By {
  uid: string;
  email: string;
}

const entryOf = (
  id: string,
  { uid: by, email: byEmail }: By,
  at: Date,
  change: AuditedChange,
): SeedDocument<AuditDocument> => ({
  path: `${collectionNames.auditLog}/${id}`,
  content: { by, byEmail, ...change, at, requestId: id },
});

const decisions = {
  active: 'company-accepted',
  suspended: 'company-suspended',
} as const;

const stepsOf = (seed: Seed): SeedDocument<AuditDocument>[] =>
  companyDocuments(seed).flatMap(({ path, content }) => {
    const target = companyTarget(idOf(path), content);
    return content.history.map(({ status, at, reason, transitionId }, index) => {
      const before = content.history[index - 1];
      if (!before || (status !== 'active' && status !== 'suspended')) {
        return entryOf(transitionId, content.requestedBy, at, {
          action: 'company-requested',
          target,
          before: {},
          after: { name: content.name, status },
        });
      }
      return entryOf(transitionId, admin, at, {
        action: decisions[status],
        target,
        before: { status: before.status },
        after: { status, ...(reason && { reason }) },
      });
    });
  });

const joined = (member: MembershipDocument, seed: Seed): SeedDocument<AuditDocument>[] => {
  const { companyId, invitedBy, joinedAt, uid } = member;
  const company = companyDocuments(seed).find(({ path }) => idOf(path) === companyId);
  if (!company || invitedBy === null) return [];
  return [
    entryOf(`${companyId}-${uid}-joined`, member, joinedAt, {
      action: 'member-joined',
      target: companyTarget(companyId, company.content),
      before: {},
      after: auditedMember(member),
    }),
  ];
};

const invited = (seed: Seed): SeedDocument<AuditDocument>[] =>
  invitationDocuments(seed).flatMap(({ path, content }) => {
    const { companyId, createdAt, invitedBy } = content;
    const company = companyDocuments(seed).find((one) => idOf(one.path) === companyId);
    if (!company) return [];
    const { email } = company.content.requestedBy;
    return [
      entryOf(`${idOf(path)}-invited`, { uid: invitedBy.uid, email }, createdAt, {
        action: 'member-invited',
        target: companyTarget(companyId, company.content),
        before: {},
        after: auditedMember(content),
      }),
    ];
  });

/** The entries of the audit log about companies: their sign-ups, decisions and members. */
export const companyAuditDocuments = (seed: Seed): SeedDocument<AuditDocument>[] => [
  ...stepsOf(seed),
  ...membershipDocuments(seed).flatMap(({ content }) => joined(content, seed)),
  ...invited(seed),
];

import { brackenbury, firstMember, type SeedMember } from '../data/companies.ts';
import type { SeedLine } from './drafts/lines.ts';

/** An order of a company's member that waits for approval. */
export interface SeedRequest {
  id: string;
  companyId: string;
  requester: SeedMember;
  /** How many days ago, and when, it was sent. */
  sent: readonly [days: number, time: string];
  lines: SeedLine[];
  poNumber: string;
  note: string;
}

/** The requests: the approver can approve the first one, and the owner alone the second one. */
export const requests: SeedRequest[] = [
  {
    id: 'seed-request-buyer',
    companyId: brackenbury.id,
    requester: firstMember('buyer'),
    sent: [1, '14:25'],
    lines: [{ toolId: 'jack-plane', quantity: 18 }],
    poNumber: 'BFO-2107',
    note: 'For the new starters at the Newark bench',
  },
  {
    id: 'seed-request-approver',
    companyId: brackenbury.id,
    requester: firstMember('approver'),
    sent: [2, '09:50'],
    lines: [
      { toolId: 'jointer-plane', quantity: 16 },
      { toolId: 'f-clamp', quantity: 60 },
    ],
    poNumber: 'BFO-2104',
    note: '',
  },
];

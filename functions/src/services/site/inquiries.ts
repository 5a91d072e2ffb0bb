import { inquiries } from '../../collections.ts';
import type { Acknowledged, InquiryInput } from '../../contract/index.ts';
import { transact } from '../store/transact.ts';

/** Stores an inquiry for the admins. */
export const inquire = async ({ email }: InquiryInput): Promise<Acknowledged> => {
  await transact(async ({ id, add }) => add(inquiries.doc(id), { email, createdAt: new Date() }));
  return { acknowledged: true };
};

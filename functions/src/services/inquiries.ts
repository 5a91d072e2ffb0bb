import { inquiries } from '../collections.ts';
import type { Acknowledged, InquiryInput } from '../contract/index.ts';
import { countWrites } from '../usage.ts';

/** Keeps an inquiry for the admins. */
export const inquire = async ({ email }: InquiryInput): Promise<Acknowledged> => {
  countWrites(1);
  await inquiries.add({ email, createdAt: new Date() });
  return { acknowledged: true };
};

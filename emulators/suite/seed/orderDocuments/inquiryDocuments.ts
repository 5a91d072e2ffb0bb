import { collectionNames, inquiryTermsOf } from 'functions/contract';
import type { InquiryDocument } from 'functions/documents';
import { admin } from '../data/accounts.ts';
import { daysBefore } from '../data/calendar.ts';
import type { SeedInquiry } from '../data/inquiries.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';

const hourMs = 3_600_000;

const toolOf = ({ catalogue }: Seed, { tool, toolName = '' }: SeedInquiry) => {
  const found = catalogue.find(({ id }) => id === tool);
  if (!found) return { toolId: null, toolName, sku: '' };
  return { toolId: found.id, toolName: found.toolName, sku: found.sku };
};

const repliesOf = ({ replies = [] }: SeedInquiry, createdAt: Date): InquiryDocument['replies'] =>
  replies.map(({ hours, text }, index) => ({
    id: `reply-${index + 1}`,
    text,
    uid: admin.uid,
    name: admin.displayName,
    at: new Date(createdAt.getTime() + hours * hourMs),
  }));

const contentOf = (seed: Seed, inquiry: SeedInquiry): InquiryDocument => {
  const { email, name = '', quantity = null, message = '', sent, status } = inquiry;
  const createdAt = daysBefore(seed.now, ...sent);
  const replies = repliesOf(inquiry, createdAt);
  const asked = { email, name, quantity, message, ...toolOf(seed, inquiry) };
  return {
    ...asked,
    status,
    replies,
    userId: null,
    createdAt,
    updatedAt: replies.at(-1)?.at ?? createdAt,
    searchTerms: inquiryTermsOf(asked),
  };
};

/** The documents of the inquiries. */
export const inquiryDocuments = (seed: Seed): SeedDocument<InquiryDocument>[] =>
  seed.inquiries.map((inquiry) => ({
    path: `${collectionNames.inquiries}/${inquiry.id}`,
    content: contentOf(seed, inquiry),
  }));

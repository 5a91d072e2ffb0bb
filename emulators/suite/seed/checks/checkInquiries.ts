import { inquiryReplySchema, inquirySchema } from 'functions/contract';
import type { Seed } from '../dataset/seedData.ts';
import { assertUnique, checkEntry, SeedError } from '../dataset/seedError.ts';

const file = 'data/inquiries.ts';

/**
 * Checks the inquiries and their replies against the schemas of the contract.
 * @throws {SeedError} with the entry and the cause.
 */
export const checkInquiries = ({ inquiries, catalogue }: Seed): void => {
  assertUnique(
    file,
    inquiries.map(({ id }) => id),
  );
  for (const { id, sent: _, status: __, replies = [], ...inquiry } of inquiries) {
    checkEntry(file, id, inquirySchema, inquiry);
    for (const reply of replies) checkEntry(file, id, inquiryReplySchema, reply);
    if (inquiry.tool && !catalogue.some((tool) => tool.id === inquiry.tool)) {
      throw new SeedError(file, id, `there is no tool ${inquiry.tool}`);
    }
  }
};

import { inquiryStatuses } from 'functions/contract';
import { expect, it } from 'vitest';
import { checkInquiries } from '../checks/checkInquiries.ts';
import { seed } from '../dataset/seedData.ts';
import { inquiryDocuments } from './inquiryDocuments.ts';

const contents = inquiryDocuments(seed).map(({ content }) => content);

it('has inquiries in all statuses, newest first, all from before the shop starts', () => {
  expect(new Set(contents.map(({ status }) => status))).toEqual(new Set(inquiryStatuses));
  const times = contents.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  for (const { createdAt, updatedAt, replies } of contents) {
    const order = [createdAt, ...replies.map(({ at }) => at), seed.now].map(Number);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(updatedAt).toEqual(replies.at(-1)?.at ?? createdAt);
  }
});

it('names the tools as the catalogue does', () => {
  const named = contents.filter(({ toolId }) => toolId !== null);
  expect(named.length).toBeGreaterThan(5);
  for (const { toolId, toolName, sku } of named) {
    expect(seed.catalogue).toContainEqual(expect.objectContaining({ id: toolId, toolName, sku }));
  }
});

it('refuses a tool that does not exist, and a reply without text', () => {
  const [first] = seed.inquiries;
  if (!first) throw new Error('The seed has no inquiries.');
  const check = (change: object) => () =>
    checkInquiries({ ...seed, inquiries: [{ ...first, ...change }] });
  expect(check({ tool: 'unknown' })).toThrow('there is no tool unknown');
  expect(check({ replies: [{ hours: 1, text: '' }] })).toThrow('Reply is required');
});

import {
  type OrderDocument,
  personTermsOf,
  type ReviewDocument,
  type StockEntryDocument,
  searchTermsOf,
  stockEntryId,
  type Tool,
  type ToolDocument,
  totalBill,
  type UserDocument,
} from 'functions/contract';
import { admin, customer, type SeedAccount } from './accounts.ts';
import type { CatalogueTool } from './catalogue/catalogueTool.ts';
import type { Seed } from './checkSeed.ts';
import type { SeedOrder } from './orders.ts';
import { avatarPath, downloadUrl, toolPicturePath } from './pictures.ts';
import type { SeedReview } from './reviews.ts';

const opened = new Date('2026-09-01T06:00:00Z');
const hourMs = 3_600_000;

const hoursAfterOpening = (hours: number) => new Date(opened.getTime() + hours * hourMs);

/** The tools, oldest first: those of the shop window are the newest. */
const byAge = ({ catalogue, shopWindow }: Seed) => {
  const rank = ({ id }: CatalogueTool) =>
    shopWindow.includes(id) ? -shopWindow.indexOf(id) : -Infinity;
  return catalogue.toSorted((one, other) => rank(one) - rank(other) || 0);
};

/** A document and its path. */
export interface SeedDocument<Content> {
  path: string;
  content: Content;
}

const toolDocument = (
  { id, picture: _, ...tool }: CatalogueTool,
  age: number,
  bucket: string,
): ToolDocument => {
  const createdAt = hoursAfterOpening(age);
  const imagePath = toolPicturePath(id);
  return {
    ...tool,
    imageLink: downloadUrl(bucket, imagePath),
    imagePath,
    searchTerms: searchTermsOf(tool),
    createdAt,
    updatedAt: createdAt,
  };
};

/** The documents of the tools. */
export const toolDocuments = (seed: Seed, bucket: string): SeedDocument<ToolDocument>[] =>
  byAge(seed).map((tool, age) => ({
    path: `tools/${tool.id}`,
    content: toolDocument(tool, age, bucket),
  }));

const toolCopy = (tool: CatalogueTool, bucket: string): Tool => {
  const { id, picture: _, ...fields } = tool;
  return { _id: id, ...fields, imageLink: downloadUrl(bucket, toolPicturePath(id)) };
};

const statusHistory = ({ placedAt, cancelledAt }: SeedOrder): OrderDocument['statusHistory'] => {
  const placed = { status: 'placed', by: customer.uid, at: placedAt } as const;
  const cancelled = { status: 'cancelled', by: customer.uid } as const;
  return cancelledAt ? [placed, { ...cancelled, at: cancelledAt }] : [placed];
};

const orderDocument = (order: SeedOrder, tool: Tool): OrderDocument => {
  const bill = totalBill(tool.price, order.quantity);
  const { quantity, orderAddress, status, placedAt } = order;
  const line = { toolId: tool._id, tool, quantity, unitPrice: tool.price, lineTotal: bill };
  return {
    userId: customer.uid,
    userName: customer.displayName,
    userEmail: customer.email,
    phoneNumber: customer.phoneNumber,
    orderAddress,
    lines: [line],
    totalBill: bill,
    status,
    statusHistory: statusHistory(order),
    createdAt: placedAt,
    requestHash: null,
    searchTerms: personTermsOf(customer.displayName, customer.email),
  };
};

/** The documents of the orders. */
export const orderDocuments = (
  { orders, catalogue }: Seed,
  bucket: string,
): SeedDocument<OrderDocument>[] =>
  orders.flatMap((order) =>
    catalogue
      .filter(({ id }) => id === order.toolId)
      .map((tool) => ({
        path: `orders/${order.id}`,
        content: orderDocument(order, toolCopy(tool, bucket)),
      })),
  );

interface Movement extends StockEntryDocument {
  reason: 'order' | 'cancellation';
  orderId: string;
}

const movements = ({ id, quantity, placedAt, cancelledAt }: SeedOrder): Movement[] => {
  const sold = {
    change: -quantity,
    reason: 'order',
    orderId: id,
    by: customer.uid,
    at: placedAt,
  } as const;
  if (!cancelledAt) return [sold];
  return [sold, { ...sold, change: quantity, reason: 'cancellation', at: cancelledAt }];
};

/** The stock entries of each tool. The opening stock is the current stock minus all later changes. */
export const stockDocuments = ({ catalogue, orders }: Seed): SeedDocument<StockEntryDocument>[] =>
  catalogue.flatMap(({ id, available }) => {
    const moved = orders.filter(({ toolId }) => toolId === id).flatMap(movements);
    const change = moved.reduce((stock, entry) => stock - entry.change, available);
    const opening = {
      change,
      reason: 'opening',
      orderId: null,
      by: admin.uid,
      at: opened,
    } as const;
    return [
      { path: `tools/${id}/stockEntries/opening`, content: opening },
      ...moved.map((content) => ({
        path: `tools/${id}/stockEntries/${stockEntryId(content.reason, content.orderId)}`,
        content,
      })),
    ];
  });

const userDocument = (account: SeedAccount, bucket: string): UserDocument => {
  const { uid, password: _, ...profile } = account;
  return {
    ...profile,
    emailVerified: true,
    photoURL: downloadUrl(bucket, avatarPath(uid)),
    searchTerms: personTermsOf(profile.displayName, profile.email),
    createdAt: opened,
  };
};

/** The documents of the profiles. */
export const userDocuments = ({ accounts }: Seed, bucket: string): SeedDocument<UserDocument>[] =>
  accounts.map((account) => ({
    path: `users/${account.uid}`,
    content: userDocument(account, bucket),
  }));

const reviewDocument = (review: SeedReview, age: number, bucket: string): ReviewDocument => {
  const { id, ...content } = review;
  return {
    ...content,
    userId: id,
    reviewerEmail: `${id}@example.test`,
    reviewerImage: downloadUrl(bucket, avatarPath(id)),
    createdAt: hoursAfterOpening(-age),
  };
};

/** The documents of the reviews, newest first. */
export const reviewDocuments = (
  { reviews }: Seed,
  bucket: string,
): SeedDocument<ReviewDocument>[] =>
  reviews.map((review, age) => ({
    path: `reviews/${review.id}`,
    content: reviewDocument(review, age, bucket),
  }));

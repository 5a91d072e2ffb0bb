import {
  type AddressBookDocument,
  collectionNames,
  personTermsOf,
  type ReviewDocument,
  type SettingsDocument,
  type SkuDocument,
  searchTermsOf,
  type ToolDocument,
  type UserDocument,
} from 'functions/contract';
import type { SeedProfile } from './accounts.ts';
import { registrationOf } from './buyers.ts';
import type { CatalogueTool } from './catalogue/catalogueTool.ts';
import { openingOf } from './orders/calendar.ts';
import { avatarPath, downloadUrl, furtherPicturePaths, toolPicturePath } from './pictures.ts';
import type { SeedReview } from './reviews.ts';
import type { Seed } from './seedData.ts';

const hourMs = 3_600_000;

const hoursAfterOpening = ({ now }: Seed, hours: number) =>
  new Date(openingOf(now).getTime() + hours * hourMs);

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
  { id, picture: _, morePictures, ...tool }: CatalogueTool,
  createdAt: Date,
  bucket: string,
): ToolDocument => {
  const imagePath = toolPicturePath(id);
  const morePicturePaths = furtherPicturePaths(id, morePictures.length);
  return {
    ...tool,
    imageLink: downloadUrl(bucket, imagePath),
    imagePath,
    morePictures: morePicturePaths.map((path) => downloadUrl(bucket, path)),
    morePicturePaths,
    searchTerms: searchTermsOf(tool),
    createdAt,
    updatedAt: createdAt,
  };
};

/** The documents of the tools. */
export const toolDocuments = (seed: Seed, bucket: string): SeedDocument<ToolDocument>[] =>
  byAge(seed).map((tool, age) => ({
    path: `tools/${tool.id}`,
    content: toolDocument(tool, hoursAfterOpening(seed, age), bucket),
  }));

/** The reservations of the SKUs. */
export const skuDocuments = ({ catalogue }: Seed): SeedDocument<SkuDocument>[] =>
  catalogue.map(({ sku, id }) => ({
    path: `${collectionNames.skus}/${sku}`,
    content: { toolId: id },
  }));

const userDocument = (
  { uid, email, role, displayName, education, location, phoneNumber }: SeedProfile,
  createdAt: Date,
  bucket: string,
): UserDocument => ({
  ...{ email, role, displayName, education, location, phoneNumber },
  emailVerified: true,
  photoURL: downloadUrl(bucket, avatarPath(uid)),
  searchTerms: personTermsOf(displayName, email),
  createdAt,
});

/** The documents of the profiles. */
export const userDocuments = (
  { accounts, otherBuyers, now }: Seed,
  bucket: string,
): SeedDocument<UserDocument>[] => {
  const people: [SeedProfile, Date][] = [
    ...accounts.map((account): [SeedProfile, Date] => [account, openingOf(now)]),
    ...otherBuyers.map((buyer): [SeedProfile, Date] => [buyer, registrationOf(buyer, now)]),
  ];
  return people.map(([profile, createdAt]) => ({
    path: `users/${profile.uid}`,
    content: userDocument(profile, createdAt, bucket),
  }));
};

/** The documents of the saved addresses. */
export const addressDocuments = ({ addressBooks }: Seed): SeedDocument<AddressBookDocument>[] =>
  addressBooks.map(({ userId, addresses }) => ({
    path: `${collectionNames.users}/${userId}/${collectionNames.addresses}/book`,
    content: { addresses, changeId: 'seed' },
  }));

/** The document of the shop's settings. */
export const settingsDocument = (content: Seed): SeedDocument<SettingsDocument> => ({
  path: `${collectionNames.settings}/shop`,
  content: { ...content.settings, updatedAt: openingOf(content.now) },
});

const reviewDocument = (review: SeedReview, createdAt: Date, bucket: string): ReviewDocument => {
  const { id, ...content } = review;
  return {
    ...content,
    userId: id,
    reviewerEmail: `${id}@example.test`,
    reviewerImage: downloadUrl(bucket, avatarPath(id)),
    createdAt,
  };
};

/** The documents of the reviews, newest first. */
export const reviewDocuments = (seed: Seed, bucket: string): SeedDocument<ReviewDocument>[] =>
  seed.reviews.map((review, age) => ({
    path: `reviews/${review.id}`,
    content: reviewDocument(review, hoursAfterOpening(seed, -age), bucket),
  }));

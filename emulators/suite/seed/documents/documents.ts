import {
  collectionNames,
  gtinKey,
  isPublished,
  numbersOfValues,
  personTermsOf,
  type RatingsDocument,
  ratingsOf,
  readAttributes,
  relatedIdsOf,
  searchTermsOf,
} from 'functions/contract';
import type {
  AddressBookDocument,
  GtinDocument,
  ReviewDocument,
  SettingsDocument,
  SkuDocument,
  ToolDocument,
  UserDocument,
} from 'functions/documents';
import { attributeRules } from '../catalogue/attributes.ts';
import { kinds } from '../catalogue/catalogue.ts';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import type { SeedProfile } from '../data/accounts.ts';
import { registrationOf } from '../data/buyers.ts';
import { daysBefore, openingOf } from '../data/calendar.ts';
import type { SeedReview } from '../data/reviews.ts';
import { otherMembersOf, profilesOf, type Seed } from '../dataset/seedData.ts';
import {
  avatarPath,
  downloadUrl,
  furtherPicturePaths,
  toolPicturePath,
} from '../uploads/pictures.ts';

const hourMs = 3_600_000;

const hoursAfterOpening = ({ now }: Seed, hours: number) =>
  new Date(openingOf(now).getTime() + hours * hourMs);

/** The tools, oldest first: those of the shop window are the newest. */
const byAge = ({ catalogue, shopWindow }: Seed) => {
  const others = catalogue.filter(({ id }) => !shopWindow.includes(id));
  const isKind = (tool: CatalogueTool) => kinds.includes(tool);
  const shown = catalogue
    .filter(({ id }) => shopWindow.includes(id))
    .toSorted((one, other) => shopWindow.indexOf(other.id) - shopWindow.indexOf(one.id));
  return [...others.filter((tool) => !isKind(tool)), ...others.filter(isKind), ...shown];
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
  const { values } = readAttributes(tool.attributes, attributeRules, tool.category);
  return {
    ...tool,
    attributeNumbers: numbersOfValues(values),
    relatedIds: relatedIdsOf(tool),
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

/** The reservations of the GTINs. */
export const gtinDocuments = ({ catalogue }: Seed): SeedDocument<GtinDocument>[] =>
  catalogue
    .filter(({ gtin }) => gtin !== '')
    .map(({ gtin, id }) => ({
      path: `${collectionNames.gtins}/${gtinKey(gtin)}`,
      content: { toolId: id },
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
  email,
  role,
  displayName,
  education,
  location,
  phoneNumber,
  emailVerified: true,
  photoURL: downloadUrl(bucket, avatarPath(uid)),
  searchTerms: personTermsOf(displayName, email),
  createdAt,
});

/** The documents of the profiles. */
export const userDocuments = (
  { accounts, otherBuyers, companies, now }: Seed,
  bucket: string,
): SeedDocument<UserDocument>[] => {
  const members = otherMembersOf({ accounts, companies });
  const people: [SeedProfile, Date][] = [
    ...accounts.map((account): [SeedProfile, Date] => [account, openingOf(now)]),
    ...otherBuyers.map((buyer): [SeedProfile, Date] => [buyer, registrationOf(buyer, now)]),
    ...members.map((member): [SeedProfile, Date] => [member, openingOf(now)]),
  ];
  return people.map(([profile, createdAt]) => ({
    path: `users/${profile.uid}`,
    content: userDocument(profile, createdAt, bucket),
  }));
};

/** The documents of the saved addresses. */
export const addressDocuments = ({ addressBooks }: Seed): SeedDocument<AddressBookDocument>[] =>
  addressBooks.map(({ payerId, addresses }) => ({
    path: `${collectionNames.customers}/${payerId}/${collectionNames.addresses}/book`,
    content: { addresses, changeId: 'seed' },
  }));

/** The document of the shop's settings. */
export const settingsDocument = (content: Seed): SeedDocument<SettingsDocument> => ({
  path: `${collectionNames.settings}/shop`,
  content: { ...content.settings, updatedAt: openingOf(content.now) },
});

const hasDelivery = ({ orders }: Seed, uid: string, before: Date): boolean =>
  orders.some(
    ({ userId, history }) =>
      userId === uid && history.some(({ step, at }) => step === 'delivered' && at <= before),
  );

const authorOf = (seed: Seed, uid: string, bucket: string) => {
  const profile = profilesOf(seed).find((candidate) => candidate.uid === uid);
  return {
    userId: uid,
    reviewerName: profile?.displayName ?? '',
    reviewerEmail: profile?.email ?? '',
    reviewerImage: downloadUrl(bucket, avatarPath(uid)),
  };
};

const reviewDocument = (
  seed: Seed,
  { id: _, userId, ...content }: SeedReview,
  { createdAt, bucket }: { createdAt: Date; bucket: string },
): ReviewDocument => ({
  ...content,
  ...authorOf(seed, userId, bucket),
  verified: hasDelivery(seed, userId, createdAt),
  createdAt,
  updatedAt: createdAt,
  requestId: '',
});

/** How many days there are between two reviews. */
const daysBetween = 3;

/** The documents of the reviews, newest first. */
export const reviewDocuments = (seed: Seed, bucket: string): SeedDocument<ReviewDocument>[] =>
  seed.reviews.map((review, age) => ({
    path: `${collectionNames.reviews}/${review.id}`,
    content: reviewDocument(seed, review, {
      createdAt: daysBefore(seed.now, 1 + age * daysBetween, '10:00'),
      bucket,
    }),
  }));

/** The document of the ratings of the published reviews. */
export const ratingsDocument = ({ reviews }: Seed): SeedDocument<RatingsDocument> => ({
  path: `${collectionNames.ratings}/reviews`,
  content: ratingsOf(reviews.filter(isPublished).map(({ reviewRating }) => reviewRating)),
});

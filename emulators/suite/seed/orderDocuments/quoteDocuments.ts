import {
  addDays,
  collectionNames,
  dayOf,
  endOfDay,
  noTaxes,
  orderNumberOf,
  orderTermsOf,
  priceLine,
  type QuoteEvent,
  type QuoteLine,
  type QuoteMessage,
  quoteLifecycle,
  quoteNumberOf,
  shopCurrency,
  taxRatesOf,
  totalsOf,
} from 'functions/contract';
import type { QuoteDocument, StoredOrderEvent } from 'functions/documents';
import { admin } from '../data/accounts.ts';
import { daysBefore } from '../data/calendar.ts';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import { discounted, priceSeedLine, type SeedLine } from '../orders/drafts/lines.ts';
import type { SeedQuote, SeedTime } from '../orders/quotes.ts';
import { downloadUrl, toolPicturePath } from '../uploads/pictures.ts';

const orderOf = ({ orderId }: SeedQuote, { orders }: Seed) =>
  orders.find(({ id }) => id === orderId);

const offeredLines = (quote: SeedQuote, seed: Seed): SeedLine[] => {
  const { lines = [], offer } = quote;
  return orderOf(quote, seed)?.lines ?? (offer ? discounted(lines, offer.discount) : lines);
};

const toLine = (line: SeedLine, { catalogue }: Seed, bucket: string): QuoteLine => {
  const { toolId, quantity, offeredPrice } = line;
  const tool = catalogue.find(({ id }) => id === toolId);
  if (!tool) throw new Error(`There is no tool ${toolId}`);
  const offered = offeredPrice === undefined ? null : priceSeedLine(line);
  return {
    toolId,
    sku: tool.sku,
    toolName: tool.toolName,
    picture: downloadUrl(bucket, toolPicturePath(toolId)),
    quantity,
    listPrice: priceLine(tool, quantity).unitPrice,
    unitPrice: offered?.unitPrice ?? null,
    lineTotal: offered?.lineTotal ?? null,
  };
};

/** The buyer of an order has accepted the offer with it, or the admin for them. */
const acceptanceOf = ({ actor, uid, at, reason }: StoredOrderEvent): QuoteEvent<Date> => ({
  status: 'accepted',
  actor,
  uid,
  at,
  ...(reason && { reason }),
});

/** When a quote began: with the request, or with an offer that nobody has asked for. */
const beginningOf = ({ requested, offer }: SeedQuote, { now }: Seed): Date =>
  daysBefore(now, ...(requested ?? offer?.at ?? ([0, '00:00'] as const)));

const historyOf = (quote: SeedQuote, seed: Seed): QuoteEvent<Date>[] => {
  const { userId: uid, requested, offer, declined } = quote;
  const [placed] = orderOf(quote, seed)?.history ?? [];
  const timeOf = (time: SeedTime) => daysBefore(seed.now, ...time);
  const byCustomer = { actor: 'customer', uid } as const;
  const byAdmin = { actor: 'admin', uid: admin.uid } as const;
  const events: (QuoteEvent<Date> | undefined)[] = [
    requested && { status: 'requested', ...byCustomer, at: timeOf(requested) },
    offer && { status: 'offered', ...byAdmin, at: timeOf(offer.at) },
    placed && acceptanceOf(placed),
    declined && {
      status: 'declined',
      ...byCustomer,
      at: timeOf(declined.at),
      reason: declined.reason,
    },
  ];
  return events.filter((event) => event !== undefined);
};

const messagesOf = (quote: SeedQuote, seed: Seed) => {
  const { id, userId, note, offer } = quote;
  const sender = profilesOf(seed).find(({ uid }) => uid === userId);
  const sentAt = beginningOf(quote, seed);
  const messages: QuoteMessage<Date>[] = [
    {
      id: `${id}-requested`,
      from: 'customer',
      name: sender?.displayName ?? '',
      uid: userId,
      text: note,
      at: sentAt,
    },
    {
      id: `${id}-offered`,
      from: 'shop',
      name: admin.displayName,
      uid: admin.uid,
      text: offer?.message ?? '',
      at: offer ? daysBefore(seed.now, ...offer.at) : sentAt,
    },
  ];
  return messages.filter(({ text }) => text !== '');
};

const offerOf = ({ offer }: SeedQuote, lines: readonly QuoteLine[], { settings, now }: Seed) => {
  if (!offer) return { ...noTaxes, totals: null, validUntil: null };
  const { timeZone } = settings;
  const totals = totalsOf(
    lines.map(({ lineTotal }) => ({ lineTotal: lineTotal ?? 0 })),
    settings,
  );
  const lastDay = addDays(dayOf(now, timeZone), offer.validDays);
  return { ...taxRatesOf(settings), totals, validUntil: endOfDay(lastDay, timeZone) };
};

const quoteDocument = (quote: SeedQuote, seed: Seed, bucket: string): QuoteDocument => {
  const { id, userId, orderId = null } = quote;
  const profile = profilesOf(seed).find(({ uid }) => uid === userId);
  const lines = offeredLines(quote, seed).map((line) => toLine(line, seed, bucket));
  const history = historyOf(quote, seed);
  const createdAt = beginningOf(quote, seed);
  const last = history.at(-1) ?? { status: 'requested' as const, at: createdAt };
  const searchable = {
    number: quoteNumberOf(id),
    payerName: profile?.displayName ?? '',
    userName: profile?.displayName ?? '',
    userEmail: profile?.email ?? '',
    orderNumber: orderId && orderNumberOf(orderId),
    lines,
  };
  const offer = offerOf(quote, lines, seed);
  return {
    ...searchable,
    ...offer,
    version: `${id}-${last.status}`,
    payerId: userId,
    userId,
    currency: shopCurrency,
    status: last.status,
    history,
    messages: messagesOf(quote, seed),
    orderId,
    createdAt,
    updatedAt: last.at,
    checkAt: quoteLifecycle.jobAt(last.status, offer.validUntil),
    searchTerms: orderTermsOf(searchable),
  };
};

/** The documents of the quotes. */
export const quoteDocuments = (seed: Seed, bucket: string): SeedDocument<QuoteDocument>[] =>
  seed.quotes.map((quote) => ({
    path: `${collectionNames.quotes}/${quote.id}`,
    content: quoteDocument(quote, seed, bucket),
  }));

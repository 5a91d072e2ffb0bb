import {
  type AuditFields,
  daysIn,
  defaultSettings,
  deliveryDayOf,
  lastRequestedDay,
  type PublicSettings,
  type SavedSettings,
  type ShopSettings,
  sellerOf,
  taxRatesOf,
  tidySeller,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { shortLivedCache } from '../../store/calls/shortLivedCache.ts';
import { shopSettings } from '../../store/collections/collections.ts';
import { markHomeStale } from '../../store/markHomeStale.ts';
import { type Prover, requireProofWithin } from '../../store/proofs.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** Reads the settings of the shop; a function, so that tests can use other settings. */
export type ReadSettings = () => Promise<ShopSettings>;

const toSettings = (stored: ShopSettings | undefined): ShopSettings => {
  const settings = stored ?? defaultSettings;
  const { version, seller, bank, currency, orderMinimum, holdHours, returnDays } = settings;
  const { leadDays, transitDays, cutOff, workWeek, closedDays } = {
    ...defaultSettings,
    ...settings,
  };
  const { reminders, remindsItself, writeOffLimit } = { ...defaultSettings, ...settings };
  const journal = { ...defaultSettings.journal, ...settings.journal };
  const { defaultTerms, timeZone, moderateReviews, reviewCompanies, companiesOnly } = settings;
  const terms = { orderMinimum, holdHours, returnDays, defaultTerms, timeZone };
  const plan = { leadDays, transitDays, cutOff, workWeek, closedDays };
  const choices = { remindsItself, writeOffLimit, moderateReviews, reviewCompanies, companiesOnly };
  return {
    version,
    seller,
    bank,
    currency,
    ...taxRatesOf(settings),
    ...terms,
    ...plan,
    reminders,
    journal,
    ...choices,
  };
};

/** The settings of the shop, or the defaults if none are stored. Costs one read. */
export const readSettings: ReadSettings = async () => toSettings(await readDocument(shopSettings));

/** The settings of the shop as of a transaction. Costs one read. */
export const readSettingsIn = async (transaction: Transaction): Promise<ShopSettings> =>
  toSettings(await transaction.read(shopSettings));

/** The seller and the time zone, as documents print them. Costs one read. */
export const readPrintedShop = async () => {
  const settings = await readSettings();
  return { seller: sellerOf(settings), timeZone: settings.timeZone };
};

const cacheSettings = () =>
  shortLivedCache((_: null) => readSettings(), { maxAge: 60_000, maxEntries: 1 });

const cache = { settings: cacheSettings() };

/**
 * The settings as they were at most a minute ago; an instance that saves others has them at once.
 */
export const recentSettings: ReadSettings = () => cache.settings(null);

/** The country of the seller, from recent settings: the default of every address. */
export const shopCountry = async (): Promise<string> => (await recentSettings()).seller.country;

/** The time zone of the shop's days, from recent settings. */
export const shopTimeZone = async (): Promise<string> => (await recentSettings()).timeZone;

/** The settings that everyone may read. */
export const readPublicSettings = async (cardPayments: boolean): Promise<PublicSettings> => {
  const settings = await readSettings();
  const { name, address, country, email, phone } = sellerOf(settings);
  const { currency, orderMinimum, returnDays, timeZone, companiesOnly } = settings;
  const seller = { name, address, country, email, phone };
  const terms = { ...taxRatesOf(settings), orderMinimum, returnDays };
  const now = new Date();
  const days = {
    deliveryDay: deliveryDayOf(now, settings),
    lastRequestedDay: lastRequestedDay(now, settings),
  };
  return { ...seller, currency, ...terms, timeZone, ...days, cardPayments, companiesOnly };
};

const prefixed = (prefix: string, fields: Readonly<Record<string, string>>): AuditFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]));

const auditedReminders = (reminders: ShopSettings['reminders']): AuditFields =>
  Object.fromEntries(
    Object.entries(reminders).flatMap(([level, fields]) =>
      Object.entries(fields).map(([name, value]) => [`reminders.${level}.${name}`, value]),
    ),
  );

const auditedFields = ({
  version: _,
  seller,
  bank,
  reminders,
  journal,
  ...fields
}: ShopSettings): AuditFields => ({
  ...prefixed('seller', seller),
  ...prefixed('bank', bank),
  ...auditedReminders(reminders),
  ...prefixed('journal', journal),
  ...fields,
});

/** The fields that differ, with their values in `one`. */
const differing = (one: AuditFields, other: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => value !== other[name]));

/** Whether the home page shows one of the changed fields. */
const isOnHome = (changed: AuditFields): boolean =>
  'seller.email' in changed || 'seller.phone' in changed;

const changesBank = (changed: AuditFields): boolean =>
  Object.keys(changed).some((name) => name.startsWith('bank.'));

/**
 * Replaces the settings of the shop and records the changed fields in the audit log. Settings that
 * are the same keep their version. Throws `precondition-failed` with the current settings unless
 * the change was made for their version, and `proof-required` for other bank details.
 */
export const saveSettings = async (
  input: ShopSettings,
  caller: Caller & Prover,
): Promise<SavedSettings> => {
  const saved = await transact(async (transaction): Promise<SavedSettings> => {
    const document = await transaction.read(shopSettings);
    const settings = toSettings(document);
    if (settings.version !== input.version) throw new ApiError('precondition-failed', { settings });
    const seller = tidySeller(input.seller);
    const [before, after] = [auditedFields(settings), auditedFields({ ...input, seller })];
    const changed = differing(after, before);
    if (Object.keys(changed).length === 0) return { acknowledged: true, version: input.version };
    if (changesBank(changed)) await requireProofWithin(transaction, caller);
    const closedDays = daysIn(input.closedDays).join('\n');
    const content = {
      ...toSettings({ ...input, seller, closedDays }),
      version: transaction.id,
      updatedAt: new Date(),
    };
    if (document) transaction.update(shopSettings, content);
    else transaction.create(shopSettings, content);
    if (isOnHome(changed)) markHomeStale(transaction);
    recordAudit(transaction, caller, {
      action: 'settings-changed',
      target: { kind: 'settings', id: shopSettings.id, label: 'Settings' },
      before: differing(before, after),
      after: changed,
    });
    return { acknowledged: true, version: transaction.id };
  });
  cache.settings = cacheSettings();
  return saved;
};

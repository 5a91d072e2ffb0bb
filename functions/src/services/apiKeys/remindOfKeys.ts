import type { MailSubject } from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { keyExpiresMail } from '../../mail/texts/keyMails.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import { runDueJob } from '../../store/runDueJob.ts';
import { transact } from '../../store/writes/transact.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';

const results = ['reminded', 'unchanged'] as const;
type Result = (typeof results)[number];

const aboutOf = ({ owner, creator, name }: KeyDocument): MailSubject =>
  owner === null
    ? { kind: 'shop', id: 'keys', label: name }
    : { kind: 'customer', id: creator.uid, label: creator.email };

/** Mails the creator of a key that it is about to expire, once. */
export const remindOfKey = async (id: string, now: Date): Promise<Result> => {
  const shop = await readMailShop();
  const reference = apiKeys.doc(id);
  return transact(
    async (transaction) => {
      const stored = await transaction.read(reference);
      if (!stored?.checkAt || stored.checkAt > now) return 'unchanged';
      transaction.update(reference, { checkAt: null, changeId: transaction.id });
      if (stored.revokedAt || stored.expiresAt <= now) return 'unchanged';
      const { uid: userId, email: to } = stored.creator;
      const queued = { kind: 'key-expires', eventId: id, userId, to } as const;
      const content = keyExpiresMail(stored, shop);
      queueMail(transaction, { ...queued, about: aboutOf(stored), content }, shop);
      return 'reminded';
    },
    { confirmBy: { reference, shows: ({ changeId }, change) => changeId === change } },
  );
};

/** Mails the creators of the keys that expire within two weeks. Runs may overlap or be repeated. */
export const remindOfKeys = (now?: Date) =>
  runDueJob(
    {
      collection: apiKeys,
      apply: remindOfKey,
      results,
      failureOf: (id) => ({ message: `Nobody was reminded of the API key ${id.slice(0, 8)}` }),
      doneMessage: 'Looked for API keys that are about to expire',
    },
    now,
  );

import { FieldValue } from 'firebase-admin/firestore';
import {
  type AuditFields,
  defaultSynonyms,
  type SavedSettings,
  type Synonym,
  type SynonymList,
} from '../../../contract/index.ts';
import type { SynonymsDocument } from '../../../documents/tools.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { synonymList } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { transact } from '../../../store/writes/transact.ts';

const toList = (stored: SynonymsDocument | undefined): SynonymList => ({
  version: stored?.version ?? '',
  synonyms: stored?.synonyms ?? defaultSynonyms,
});

/** The synonyms of the search, or the defaults if none are stored. Costs one read. */
export const readSynonyms = async (): Promise<SynonymList> =>
  toList(await readDocument(synonymList));

const auditedNames = (synonyms: readonly Synonym[]): AuditFields =>
  Object.fromEntries(synonyms.map(({ word, finds }) => [`Synonyms of ${word}`, finds.join(', ')]));

/** The names of words whose names the other list does not have alike. */
const differing = (one: AuditFields, other: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(one).filter(([word, names]) => names !== other[word]));

const isSameOrder = (one: readonly Synonym[], other: readonly Synonym[]): boolean =>
  one.length === other.length && one.every(({ word }, at) => word === other[at]?.word);

/**
 * Replaces the synonyms of the search and records the changed ones in the audit log. Each search
 * that starts afterwards uses them; one that visitors share may be five seconds old. Throws
 * `precondition-failed` with the current list unless the change was made for its version.
 */
export const saveSynonyms = (input: SynonymList, caller: Caller): Promise<SavedSettings> =>
  transact(async (transaction): Promise<SavedSettings> => {
    const stored = await transaction.read(synonymList);
    const current = toList(stored);
    if (current.version !== input.version)
      throw new ApiError('precondition-failed', { synonymList: current });
    const [before, after] = [auditedNames(current.synonyms), auditedNames(input.synonyms)];
    const [removed, added] = [differing(before, after), differing(after, before)];
    const changed = Object.keys({ ...removed, ...added }).length;
    if (changed === 0 && isSameOrder(current.synonyms, input.synonyms))
      return { acknowledged: true, version: input.version };
    const { id: version } = transaction;
    const updatedAt = FieldValue.serverTimestamp();
    const content = { entries: {}, synonyms: input.synonyms, version, updatedAt };
    if (stored) transaction.update(synonymList, content);
    else transaction.create(synonymList, content);
    recordAudit(transaction, caller, {
      action: 'settings-changed',
      target: { kind: 'settings', id: synonymList.id, label: 'Synonyms' },
      before: removed,
      after: added,
    });
    return { acknowledged: true, version };
  });

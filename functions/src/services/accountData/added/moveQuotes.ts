import { orderTermsOf } from '../../../contract/index.ts';
import { mail, quotes, staffNotes } from '../../../store/collections/collections.ts';
import { batchesById } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { notesAbout } from '../../notes/staffNotes.ts';
import { changedAddress, type Move, movedOwner } from './move.ts';

const moveQuote = (id: string, move: Move): Promise<void> =>
  transact(async (transaction) => {
    const quote = await transaction.read(quotes.doc(id));
    if (!quote || quote.userId !== move.from) return;
    const fields = { ...movedOwner(quote, move), ...changedAddress(quote, move) };
    const searchTerms = orderTermsOf({ ...quote, ...fields });
    transaction.update(quotes.doc(id), { ...fields, searchTerms });
  });

/** Moves the quotes of an added customer; after a failure, the next call finds those that remain. */
export const moveQuotes = async (move: Move): Promise<void> => {
  for await (const batch of batchesById(quotes.where('userId', '==', move.from))) {
    for (const { id } of batch) await moveQuote(id, move);
  }
};

/** Moves the mails to an added customer, and the notes of staff. */
export const moveMailsAndNotes = async ({ from, uid, email }: Move): Promise<void> => {
  for await (const batch of batchesById(mail.where('userId', '==', from))) {
    await transact(async (transaction) => {
      for (const { id } of batch) transaction.update(mail.doc(id), { userId: uid });
    });
  }
  for await (const batch of batchesById(notesAbout({ kind: 'user', id: from }))) {
    const about = { kind: 'user', id: uid, label: email } as const;
    await transact(async (transaction) => {
      for (const { id } of batch) transaction.update(staffNotes.doc(id), { about });
    });
  }
};

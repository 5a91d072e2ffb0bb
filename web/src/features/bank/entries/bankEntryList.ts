import { mdiBankOutline } from '@mdi/js';
import { apiRoutes, type BankEntry, type BankEntryFilter } from 'functions/contract';
import type { EmptyText, ListSearchKind } from '../../../domain/list/listKind.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { bankKeys } from './bankKeys.ts';

const emptyTexts: Record<BankEntryFilter, EmptyText> = {
  open: {
    title: 'Nothing to do',
    advice: 'Drop the next statements of your bank above: what they pay is proposed here.',
  },
  sure: { title: 'Nothing sure is left', advice: 'Look at the proposals next.' },
  proposal: { title: 'No proposals', advice: 'Entries that probably pay an invoice appear here.' },
  unknown: {
    title: 'Nothing unknown',
    advice: 'Entries without a matching invoice appear here: split them by hand.',
  },
  outgoing: {
    title: 'No money went out',
    advice: 'Leave such entries alone once you have seen them.',
  },
  booked: { title: 'Nothing is booked yet', advice: 'Entries that were booked appear here.' },
  left: {
    title: 'Nothing was left alone',
    advice: 'Entries that pay nothing of the shop appear here.',
  },
  all: {
    title: 'No entries yet',
    advice: 'Drop the statements of your bank above: CAMT, MT940 or CSV.',
  },
};

/** The rows of bank statements, the last day first. */
export const bankEntryList: ListSearchKind<BankEntry, BankEntryFilter> = {
  title: 'Bank',
  countedTitle: () => 'Bank',
  noun: 'entry',
  plural: 'entries',
  queryKey: bankKeys.entries,
  pages: ({ filter, words, only }) =>
    pagedList(bankKeys.entries, apiRoutes.listBankEntries, {
      query: { filter, q: words, import: only },
    }),
  search: {
    label: 'Search by payer, text, amount or invoice',
    hasNumbers: false,
    count: ({ filter, words, only }) => ({
      of: 'bank-entries',
      status: filter,
      q: words,
      import: only,
    }),
  },
  filter: {
    name: 'show',
    label: 'Entries to show',
    texts: {
      open: 'To do',
      sure: 'Sure',
      proposal: 'Proposals',
      unknown: 'Unknown',
      outgoing: 'Outgoing',
      booked: 'Booked',
      left: 'Left alone',
      all: 'All',
    },
    initial: 'open',
    initialIn: ({ only }) => (only === '' ? 'open' : 'all'),
    all: 'all',
  },
  only: { name: 'import', text: () => 'Only entries of one file' },
  icon: mdiBankOutline,
  empty: ({ filter, words }) =>
    words
      ? {
          title: `No entry matches "${words}"`,
          advice: 'Enter a name, an amount like 120.50, or the number of an invoice.',
        }
      : emptyTexts[filter],
};

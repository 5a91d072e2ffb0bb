import { apiRoutes, type BankEntry, counted } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { permitted } from '../../../domain/staff/permitted.ts';
import { useMay } from '../../../domain/staff/useMay.ts';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { SelectionBar } from '../../../ui/lists/selection/SelectionBar.tsx';
import type { RowSelection } from '../../../ui/lists/selection/useSelection.ts';
import { proposedBooking } from './proposal.ts';
import { bankFailureText } from './useBankActions.ts';
import { type Deed, type DeedResult, useDeeds } from './useDeeds.ts';

const entriesText = (count: number): string => counted(count, 'entry', 'entries');

interface DeedTexts {
  call: (typeof apiRoutes)['bookBankEntry' | 'changeBankEntryStatus'];
  deed: Deed;
  concerns: (entry: BankEntry) => boolean;
  label: (entries: string) => string;
  done: (entries: string) => string;
}

const deeds: DeedTexts[] = [
  {
    call: apiRoutes.changeBankEntryStatus,
    deed: 'leave',
    concerns: ({ status }) => status === 'open',
    label: (entries) => `Leave ${entries} alone`,
    done: (entries) => `${entries} left alone`,
  },
  {
    call: apiRoutes.changeBankEntryStatus,
    deed: 'open',
    concerns: ({ status }) => status === 'left',
    label: (entries) => `Open ${entries} again`,
    done: (entries) => `${entries} opened again`,
  },
  {
    call: apiRoutes.bookBankEntry,
    deed: 'book',
    concerns: (entry) => proposedBooking(entry) !== null,
    label: (entries) => `Book ${entries} as proposed`,
    done: (entries) => `${entries} booked`,
  },
];

const notify = ({ done, failed }: DeedResult, text: DeedTexts['done']): void => {
  const [first] = failed;
  if (!first) {
    enqueueSnackbar(text(entriesText(done.length)), { variant: 'success' });
    return;
  }
  const others = `${entriesText(failed.length)} ${failed.length === 1 ? 'was' : 'were'} not changed`;
  enqueueSnackbar(`${text(entriesText(done.length))}. ${others}: ${bankFailureText(first.error)}`, {
    variant: 'warning',
  });
};

interface SelectedEntriesProps {
  /** The selected entries. */
  entries: BankEntry[];
  selection: RowSelection;
}

/**
 * A bar that books the selected entries as proposed, leaves them alone or opens them again. Entries
 * for which that failed stay selected.
 */
export const SelectedEntries = ({ entries, selection }: SelectedEntriesProps) => {
  const may = useMay();
  const run = useDeeds();
  const [running, setRunning] = useState<Deed | null>(null);
  const start = async ({ deed, done }: DeedTexts, concerned: BankEntry[]) => {
    setRunning(deed);
    const result = await run(deed, concerned);
    setRunning(null);
    const changed = new Set(result.done.map(({ _id }) => _id));
    selection.retain(entries.map(({ _id }) => _id).filter((id) => !changed.has(id)));
    notify(result, done);
  };
  const offered = permitted<DeedTexts>(may, deeds).flatMap((texts) => {
    const concerned = entries.filter(texts.concerns);
    return concerned.length > 0 ? [{ texts, concerned }] : [];
  });
  return (
    <SelectionBar selection={selection}>
      {offered.map(({ texts, concerned }) => (
        <SendButton
          key={texts.deed}
          variant={texts.deed === 'book' ? 'contained' : 'outlined'}
          loading={running === texts.deed}
          disabled={running !== null && running !== texts.deed}
          onClick={() => void start(texts, concerned)}
        >
          {texts.label(entriesText(concerned.length))}
        </SendButton>
      ))}
    </SelectionBar>
  );
};

import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  currencyNoun,
  type PriceEntryInput,
  type PriceListEntry,
  type Tool,
} from 'functions/contract';
import { dollarsInput } from '../../../../domain/tool/fieldInputs.ts';
import { PriceBreakRows } from '../../../../domain/tool/PriceBreakRows.tsx';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import type { SaveOutcome } from '../../../../lib/forms/formFailure.ts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { type DialogState, VersionedDialog } from '../../../../ui/inputs/forms/VersionedDialog.tsx';
import { useListedTool, usePriceEntry } from '../data/usePriceEntries.ts';
import { entryFieldsOf, entryInputOf, listPriceText, newEntryOf } from './priceEntryForm.ts';

/** Saves the price of a tool. */
export type SaveEntry = (
  entry: PriceListEntry,
  input: PriceEntryInput,
) => Promise<SaveOutcome<PriceListEntry>>;

interface LoadedDialogProps extends DialogState {
  tool: Tool;
  entry: PriceListEntry;
  onSave: SaveEntry;
}

const saveDeed = 'Save the price';

const question = ({ version }: PriceListEntry) =>
  version === 0 ? 'Add a price' : 'Change the price';

const LoadedDialog = ({ tool, entry, onSave, ...state }: LoadedDialogProps) => (
  <VersionedDialog
    question={question}
    deed={saveDeed}
    stored={entry}
    fields={entryFieldsOf(tool)}
    conflictTitle="Someone else has changed this price"
    subject={
      <>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{tool.toolName}</Typography>
        <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>
          {`${tool.sku} · ${listPriceText(tool)}`}
        </Typography>
      </>
    }
    onSave={(values, base) => onSave(base, entryInputOf(values, base))}
    {...state}
  >
    <FormikTextField
      name="price"
      label={`Price per piece in ${currencyNoun}`}
      autoComplete="off"
      slotProps={dollarsInput}
    />
    <Typography component="h3" variant="body1" sx={{ fontWeight: 650, mb: 1 }}>
      Price breaks
    </Typography>
    <PriceBreakRows />
  </VersionedDialog>
);

interface PriceDialogProps extends DialogState {
  listId: string;
  toolId: string;
  onSave: SaveEntry;
}

const LoadingDialog = ({
  error,
  onRetry,
  ...state
}: DialogState & { error: Error | null; onRetry: () => void }) => (
  <ConfirmDialog
    question="Price"
    labels={{ confirm: saveDeed }}
    color="primary"
    busy={false}
    disabled
    onConfirm={async () => {}}
    {...state}
  >
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
    {!error && <Skeleton variant="rounded" height={220} aria-label="Loading the price" />}
  </ConfirmDialog>
);

/** Adds or changes the price of a tool in a list. */
export const PriceDialog = ({ listId, toolId, onSave, ...state }: PriceDialogProps) => {
  const tool = useListedTool(toolId);
  const entry = usePriceEntry(listId, toolId);
  if (!tool.data || entry.data === undefined) {
    const retry = () => void Promise.all([tool.refetch(), entry.refetch()]);
    return <LoadingDialog error={tool.error ?? entry.error} onRetry={retry} {...state} />;
  }
  return (
    <LoadedDialog
      tool={tool.data}
      entry={entry.data ?? newEntryOf(tool.data)}
      onSave={onSave}
      {...state}
    />
  );
};

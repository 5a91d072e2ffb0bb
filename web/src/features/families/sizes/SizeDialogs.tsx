import type { Tool } from 'functions/contract';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { PasteSizes } from './PasteSizes.tsx';
import { SearchSizes } from './SearchSizes.tsx';

/** How sizes are added: from a search, or by SKU. */
export type SizeDialog = 'search' | 'paste';

interface SizeDialogsProps extends DialogState {
  kind: SizeDialog;
  familyId: string;
  /** The ids of the sizes that the family has. */
  present: ReadonlySet<string>;
  onAdd: (tools: Tool[]) => void;
}

/** The dialogs in which sizes are added. */
export const SizeDialogs = ({ kind, familyId, ...dialog }: SizeDialogsProps) =>
  kind === 'search' ? <SearchSizes {...dialog} /> : <PasteSizes familyId={familyId} {...dialog} />;

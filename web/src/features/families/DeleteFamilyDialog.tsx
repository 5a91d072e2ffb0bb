import type { Family } from 'functions/contract';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';
import type { DialogState } from '../../ui/inputs/forms/FormDialog.tsx';
import { useFamilyDeletion } from './data/useFamilies.ts';

interface DeleteFamilyDialogProps extends DialogState {
  family: Pick<Family, '_id' | 'name'>;
  onDeleted?: () => void;
}

/** Asks before a family is deleted. */
export const DeleteFamilyDialog = ({ family, onDeleted, ...dialog }: DeleteFamilyDialogProps) => {
  const remove = useFamilyDeletion();
  const send = async () => {
    await remove(family._id);
    onDeleted?.();
    return `${family.name} deleted`;
  };
  return (
    <ActionDialog
      question={`Delete ${family.name}?`}
      labels={{ confirm: 'Delete family', close: 'Back' }}
      onSend={send}
      {...dialog}
    >
      The page of the family is gone then. Its sizes stay as tools in the catalogue.
    </ActionDialog>
  );
};

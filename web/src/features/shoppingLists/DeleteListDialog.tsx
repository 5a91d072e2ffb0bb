import type { ListedShoppingList } from 'functions/contract';
import type { ComponentProps } from 'react';
import { useDeleteShoppingList } from '../../domain/shoppingList/useShoppingLists.ts';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';

interface DeleteListDialogProps
  extends Pick<ComponentProps<typeof ActionDialog>, 'open' | 'onClose' | 'onClosed'> {
  list: Pick<ListedShoppingList, '_id' | 'name'>;
  onDeleted?: () => void;
}

/** Asks before a list is deleted, for everyone who shares it. */
export const DeleteListDialog = ({ list, onDeleted, ...dialog }: DeleteListDialogProps) => {
  const remove = useDeleteShoppingList();
  const send = async () => {
    await remove(list._id);
    onDeleted?.();
    return `${list.name} deleted`;
  };
  return (
    <ActionDialog
      question={`Delete ${list.name}?`}
      labels={{ confirm: 'Delete list', close: 'Close' }}
      onSend={send}
      {...dialog}
    >
      The list is deleted for everyone who shares it. Your cart and your orders stay as they are.
    </ActionDialog>
  );
};

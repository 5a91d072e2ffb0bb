import Typography from '@mui/material/Typography';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { AddressText } from './AddressText.tsx';
import type { useAddressBook } from './useAddressBook.ts';

type AddressDialogsProps = ReturnType<typeof useAddressBook>['dialogs'];

/** The dialogs of an address book. They have forms, so they are rendered outside any other form. */
export const AddressDialogs = ({ opened, open, ...dialogs }: AddressDialogsProps) => {
  if (!opened) return null;
  return opened.kind === 'save' ? (
    <AddressDialog
      key={opened.key}
      address={opened.address}
      canBecomeDefault={!dialogs.isFirst && !opened.address?.isDefault}
      open={open}
      onSend={dialogs.save}
      onClose={dialogs.close}
      onClosed={dialogs.onClosed}
    />
  ) : (
    <ActionDialog
      key={opened.key}
      question="Delete this address?"
      labels={{ confirm: 'Delete address' }}
      open={open}
      onSend={() => dialogs.remove(opened.address)}
      onClose={dialogs.close}
      onClosed={dialogs.onClosed}
    >
      <AddressText address={opened.address} />
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        Orders that were placed to it do not change.
      </Typography>
    </ActionDialog>
  );
};

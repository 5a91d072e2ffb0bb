import Box from '@mui/material/Box';
import { counted } from 'functions/contract';
import type { ReactNode } from 'react';
import { AddAddressButton } from '../../features/addresses/AddAddressButton.tsx';
import { AddressBook, AddressBookSkeleton } from '../../features/addresses/AddressBook.tsx';
import { AddressDialogs } from '../../features/addresses/AddressDialogs.tsx';
import { useAddressBook } from '../../features/addresses/useAddressBook.ts';
import { useAddresses } from '../../features/addresses/useAddresses.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { useFocusRestore } from '../../lib/browser/useFocusRestore.ts';
import type { SessionUser } from '../../lib/session/session.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';

export const addressesFrame = { maxWidth: 1280 };

export const addressesHeading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  mb: 2,
} as const;

interface SavedAddressesProps {
  user: SessionUser;
  /** The heading. */
  title: ReactNode;
  /** Whose addresses they are; undefined for the account's own. */
  companyName?: string | undefined;
  /** Whether the account may change the addresses. */
  mayChange?: boolean;
}

/** The saved addresses of the payer for whom the page buys. */
export const SavedAddresses = ({
  user,
  title,
  companyName,
  mayChange = true,
}: SavedAddressesProps) => {
  const { data, isPending, isKept, error, refetch } = useAddresses(user.uid);
  const addresses = data ?? [];
  const focus = useFocusRestore();
  const { commands, dialogs } = useAddressBook({
    uid: user.uid,
    addresses,
    onOpen: focus.remember,
    onClosed: focus.restore,
  });
  return (
    <Box ref={focus.ref} sx={addressesFrame}>
      <Box sx={addressesHeading}>
        <div>
          {title}
          {addresses.length > 0 && (
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {counted(addresses.length, 'saved address', 'saved addresses')}
              {companyName && ` of ${companyName}`}
            </Box>
          )}
        </div>
        {mayChange && addresses.length > 0 && (
          <AddAddressButton count={addresses.length} onAdd={commands.add} />
        )}
      </Box>
      {isPending && <AddressBookSkeleton />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && (
        // A change of an earlier copy would overwrite what has changed since.
        <Box inert={isKept} sx={{ opacity: isKept && error ? 0.6 : 1 }}>
          <AddressBook addresses={addresses} {...(mayChange && { commands })} />
        </Box>
      )}
      <AddressDialogs {...dialogs} />
    </Box>
  );
};

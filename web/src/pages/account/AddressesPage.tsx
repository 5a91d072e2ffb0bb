import Box from '@mui/material/Box';
import { counted } from 'functions/contract';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { AddAddressButton } from '../../features/addresses/AddAddressButton.tsx';
import { AddressBook, AddressBookSkeleton } from '../../features/addresses/AddressBook.tsx';
import { AddressDialogs } from '../../features/addresses/AddressDialogs.tsx';
import { useAddressBook } from '../../features/addresses/useAddressBook.ts';
import { useAddresses } from '../../features/addresses/useAddresses.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { useFocusRestore } from '../../lib/browser/useFocusRestore.ts';
import type { SessionUser } from '../../lib/session/session.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';

const frame = { maxWidth: 1280 };

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  mb: 2,
} as const;

const SavedAddresses = ({ user }: { user: SessionUser }) => {
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
    <Box ref={focus.ref} sx={frame}>
      <Box sx={heading}>
        <div>
          <PageTitle>Addresses</PageTitle>
          {addresses.length > 0 && (
            <Box sx={{ color: 'text.secondary' }}>
              {counted(addresses.length, 'saved address', 'saved addresses')}
            </Box>
          )}
        </div>
        {addresses.length > 0 && <AddAddressButton count={addresses.length} onAdd={commands.add} />}
      </Box>
      {isPending && <AddressBookSkeleton />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && (
        // A change of an earlier copy would overwrite what has changed since.
        <Box inert={isKept} sx={{ opacity: isKept && error ? 0.6 : 1 }}>
          <AddressBook addresses={addresses} commands={commands} />
        </Box>
      )}
      <AddressDialogs {...dialogs} />
    </Box>
  );
};

/** While nobody is known to be signed in. */
const LoadingAddresses = () => (
  <Box sx={frame}>
    <Box sx={heading}>
      <PageTitle>Addresses</PageTitle>
    </Box>
    <AddressBookSkeleton />
  </Box>
);

/** The saved delivery addresses of the account. */
export const AddressesPage = () => {
  const user = useUser();
  return user ? <SavedAddresses user={user} /> : <LoadingAddresses />;
};

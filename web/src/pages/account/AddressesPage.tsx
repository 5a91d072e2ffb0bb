import Box from '@mui/material/Box';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { AddressBookSkeleton } from '../../features/addresses/AddressBook.tsx';
import { useUser } from '../../lib/session/useSession.ts';
import { addressesFrame, addressesHeading, SavedAddresses } from './SavedAddresses.tsx';

/** While nobody is known to be signed in. */
const LoadingAddresses = () => (
  <Box sx={addressesFrame}>
    <Box sx={addressesHeading}>
      <PageTitle>Addresses</PageTitle>
    </Box>
    <AddressBookSkeleton />
  </Box>
);

/** The saved delivery addresses of the account. */
export const AddressesPage = () => {
  const user = useUser();
  return user ? (
    <SavedAddresses user={user} title={<PageTitle>Addresses</PageTitle>} />
  ) : (
    <LoadingAddresses />
  );
};

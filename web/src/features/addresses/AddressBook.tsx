import { mdiMapMarkerOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Address } from 'functions/contract';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { AddressActions } from './AddressActions.tsx';
import { AddressText } from './AddressText.tsx';
import type { AddressCommands } from './useAddressBook.ts';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
} as const;

const card = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 1,
  p: 2,
} as const;

/** The buttons of the actions have padding. */
const withActions = { pb: 1 } as const;

interface AddressBookProps {
  addresses: readonly Address[];
  /** Without them, the addresses can only be read. */
  commands?: AddressCommands;
}

const NothingSaved = () => (
  <EmptyState icon={mdiMapMarkerOutline} title="There is no saved address">
    An owner of the company can save the places for which you order.
  </EmptyState>
);

const NoAddresses = ({ commands }: Required<Pick<AddressBookProps, 'commands'>>) => (
  <EmptyState
    icon={mdiMapMarkerOutline}
    title="You have no saved address"
    action={
      <Button variant="contained" onClick={commands.add}>
        Add address
      </Button>
    }
  >
    Save the places you order for, and choose one of them at checkout.
  </EmptyState>
);

/** The saved addresses of an account. */
export const AddressBook = ({ addresses, commands }: AddressBookProps) => {
  if (addresses.length === 0) {
    return commands ? <NoAddresses commands={commands} /> : <NothingSaved />;
  }
  return (
    <Box component="ol" aria-label="Saved addresses" sx={grid}>
      {addresses.map((address) => (
        <li key={address._id}>
          <Paper variant="outlined" sx={{ ...card, ...(commands && withActions) }}>
            <div>
              <AddressText address={address} />
            </div>
            {commands && <AddressActions address={address} commands={commands} />}
          </Paper>
        </li>
      ))}
    </Box>
  );
};

export const AddressBookSkeleton = () => (
  <Box sx={grid} role="status" aria-label="Loading your addresses">
    {['first', 'second'].map((place) => (
      <Skeleton key={place} variant="rounded" height={168} />
    ))}
  </Box>
);

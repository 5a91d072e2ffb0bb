import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import type { Address } from 'functions/contract';
import { AddAddressButton } from './AddAddressButton.tsx';
import { AddressActions } from './AddressActions.tsx';
import { AddressText } from './AddressText.tsx';
import type { AddressCommands } from './useAddressBook.ts';

interface AddressChoiceProps {
  addresses: readonly Address[];
  /** The id of the chosen address, or `other`. */
  value: string;
  /** The value for an address that is not saved. */
  other: string;
  /** Without them, the addresses can only be chosen. */
  commands?: AddressCommands | undefined;
  onChange: (value: string) => void;
}

const option = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  pl: 1.5,
  pr: 1.5,
  '&[data-chosen]': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px' },
} as const;

const label = {
  alignItems: 'flex-start',
  width: '100%',
  mr: 0,
  py: 0.75,
  '& .MuiFormControlLabel-label': { py: 1, minWidth: 0 },
} as const;

/** The saved addresses to deliver to, or another one. The chosen one can be edited on the spot. */
export const AddressChoice = ({
  addresses,
  value,
  other,
  commands,
  onChange,
}: AddressChoiceProps) => (
  <>
    <RadioGroup
      aria-label="Delivery address"
      name="addressId"
      value={value}
      onChange={(_, chosen) => onChange(chosen)}
      sx={{ gap: 1, flexWrap: 'nowrap' }}
    >
      {addresses.map((address) => (
        <Box key={address._id} sx={option} data-chosen={address._id === value || undefined}>
          <FormControlLabel
            value={address._id}
            control={<Radio />}
            label={<AddressText address={address} />}
            sx={label}
          />
          {commands && address._id === value && (
            <Box sx={{ pl: 4, pb: 0.5 }}>
              <AddressActions address={address} commands={commands} />
            </Box>
          )}
        </Box>
      ))}
      <Box sx={option} data-chosen={value === other || undefined}>
        <FormControlLabel
          value={other}
          control={<Radio />}
          label="Another address, for this order only"
          sx={label}
        />
      </Box>
    </RadioGroup>
    {commands && (
      <Box sx={{ mt: 1.5 }}>
        <AddAddressButton count={addresses.length} onAdd={commands.add} />
      </Box>
    )}
  </>
);

export const AddressChoiceSkeleton = () => (
  <Box role="status" aria-label="Loading your addresses" sx={{ display: 'grid', gap: 1 }}>
    <Skeleton variant="rounded" height={150} />
    <Skeleton variant="rounded" height={56} />
  </Box>
);

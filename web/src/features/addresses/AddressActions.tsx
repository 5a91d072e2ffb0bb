import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Address } from 'functions/contract';
import type { AddressCommands } from './useAddressBook.ts';

interface AddressActionsProps {
  address: Address;
  commands: AddressCommands;
}

const button = { minWidth: 44, px: 1 } as const;

/** The actions on a saved address. */
export const AddressActions = ({ address, commands }: AddressActionsProps) => {
  const { label, isDefault } = address;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
      <Button sx={button} aria-label={`Edit ${label}`} onClick={() => commands.edit(address)}>
        Edit
      </Button>
      {!isDefault && (
        <Button
          sx={button}
          aria-label={`Make default: ${label}`}
          onClick={() => void commands.makeDefault(address)}
        >
          Make default
        </Button>
      )}
      <Button
        sx={button}
        color="error"
        aria-label={`Delete ${label}`}
        onClick={() => commands.remove(address)}
      >
        Delete
      </Button>
    </Box>
  );
};

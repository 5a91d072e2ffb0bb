import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Address } from 'functions/contract';
import { useAddressText } from '../../domain/address/useAddressText.ts';

const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;
const text = { overflowWrap: 'anywhere' } as const;

/** The name, the address and the phone number of a saved address. */
export const AddressText = ({ address }: { address: Address }) => {
  const textOf = useAddressText();
  return (
    <>
      <Box component="span" sx={{ ...title, ...text, fontWeight: 650 }}>
        {address.label}
        {address.isDefault && <Chip component="span" label="Default" size="small" />}
      </Box>
      {textOf(address)
        .split('\n')
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two lines can be the same.
          <Box key={index} component="span" sx={{ ...text, display: 'block' }}>
            {line}
          </Box>
        ))}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {address.phoneNumber}
      </Box>
    </>
  );
};

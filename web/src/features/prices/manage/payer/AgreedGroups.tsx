import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { GroupChoices, type GroupChoicesProps } from './GroupChoices.tsx';

/** The groups in which a new customer gets agreed prices. */
export const AgreedGroups = (props: GroupChoicesProps) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        Groups with agreed prices
      </Typography>
      <GroupChoices {...props} />
    </Box>
  );
};

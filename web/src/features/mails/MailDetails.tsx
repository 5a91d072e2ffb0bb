import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Mail } from 'functions/contract';
import { mainAndSide } from '../../ui/layout/columns.ts';
import { DetailsCard } from '../../ui/layout/DetailsCard.tsx';
import { MailContents } from './MailContents.tsx';
import { DeliveryFacts, MailFacts } from './MailFacts.tsx';

const grid = {
  ...mainAndSide({ main: 5, minWidth: 260 }),
  maxWidth: 1280,
};

/** The content and the delivery of a mail. */
export const MailDetails = ({ mail }: { mail: Mail }) => (
  <Box sx={grid}>
    <DetailsCard title="Content">
      <MailContents message={mail.message} />
    </DetailsCard>
    <Stack spacing={{ xs: 2, md: 3 }}>
      <DetailsCard title="Mail">
        <MailFacts mail={mail} />
      </DetailsCard>
      <DetailsCard title="Delivery">
        <DeliveryFacts mail={mail} />
      </DetailsCard>
    </Stack>
  </Box>
);

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Mail } from 'functions/contract';
import type { ReactNode } from 'react';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import { DetailsCard } from '../../ui/layout/DetailsCard.tsx';
import { MailContents } from './MailContents.tsx';
import { DeliveryFacts, MailFacts } from './MailFacts.tsx';
import { mailStateChips } from './mailTexts.ts';

interface MailDetailsProps {
  mail: Mail;
  /** A button at the end of the heading. */
  action: ReactNode;
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 2.5,
  maxWidth: 1280,
};

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(260px, 2fr)' },
  maxWidth: 1280,
};

/** The subject, the state, the content and the delivery of a mail. */
export const MailDetails = ({ mail, action }: MailDetailsProps) => (
  <>
    <Box sx={heading}>
      <PageTitle>{mail.message.subject}</PageTitle>
      <StatusChip {...mailStateChips[mail.delivery.state]} />
      <Box sx={{ flexGrow: 1 }} />
      {action}
    </Box>
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
  </>
);

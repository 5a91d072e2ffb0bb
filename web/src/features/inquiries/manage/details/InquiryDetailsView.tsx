import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Inquiry } from 'functions/contract';
import type { ReactNode } from 'react';
import { mainAndSide } from '../../../../ui/layout/columns.ts';
import { DetailsCard } from '../../../../ui/layout/DetailsCard.tsx';
import { InquiryFacts } from './InquiryFacts.tsx';
import { InquiryThread } from './InquiryThread.tsx';

const grid = {
  ...mainAndSide({ side: 1, minWidth: 260 }),
  gridTemplateAreas: { xs: '"side" "main"', md: '"main side"' },
  maxWidth: 1280,
};

const areas = { main: { gridArea: 'main', minWidth: 0 }, side: { gridArea: 'side' } };

interface InquiryDetailsViewProps {
  inquiry: Inquiry;
  /** The form of a reply. */
  reply: ReactNode;
}

/** An inquiry with its replies and the form of the next one. */
export const InquiryDetailsView = ({ inquiry, reply }: InquiryDetailsViewProps) => (
  <Box sx={grid}>
    <Box sx={areas.side}>
      <DetailsCard title="Asked by">
        <InquiryFacts inquiry={inquiry} />
      </DetailsCard>
    </Box>
    <Box sx={areas.main}>
      <DetailsCard title="Messages">
        <InquiryThread inquiry={inquiry} />
        {reply}
      </DetailsCard>
    </Box>
  </Box>
);

export const InquirySkeleton = () => (
  <Box sx={grid} role="status" aria-label="Loading the inquiry">
    <Skeleton variant="rounded" height={220} sx={areas.side} />
    <Skeleton variant="rounded" height={420} sx={areas.main} />
  </Box>
);

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { formatCount, type Inquiry } from 'functions/contract';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { HandlingCard } from '../../../../domain/assignments/HandlingCard.tsx';
import { lazyPaths } from '../../../../lib/router/lazyPaths.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { mainAndSide } from '../../../../ui/layout/columns.ts';
import { DetailsCard } from '../../../../ui/layout/DetailsCard.tsx';
import { Fact, Facts } from '../../../../ui/layout/Facts.tsx';
import { InquiryThread } from './InquiryThread.tsx';

const Tool = ({ inquiry: { toolId, toolName, sku } }: { inquiry: Inquiry }) =>
  toolId === null ? (
    `${toolName} (not a tool of the shop)`
  ) : (
    <>
      <Link component={RouterLink} to={paths.tool.href(toolId)}>
        {toolName}
      </Link>
      {` · ${sku}`}
    </>
  );

/** Who asks, and about what. */
const InquiryFacts = ({ inquiry }: { inquiry: Inquiry }) => (
  <Facts>
    {inquiry.name && <Fact name="Name">{inquiry.name}</Fact>}
    <Fact name="E-mail">
      <Link href={`mailto:${inquiry.email}`}>{inquiry.email}</Link>
    </Fact>
    {inquiry.userId && (
      <Fact name="Account">
        <Link component={RouterLink} to={lazyPaths.customer.href(inquiry.userId)}>
          See the customer
        </Link>
      </Fact>
    )}
    {inquiry.toolName && (
      <Fact name="Tool">
        <Tool inquiry={inquiry} />
      </Fact>
    )}
    {inquiry.quantity !== null && <Fact name="Quantity">{formatCount(inquiry.quantity)}</Fact>}
  </Facts>
);

const grid = {
  ...mainAndSide({ side: 1, minWidth: 260 }),
  gridTemplateAreas: { xs: '"side" "main"', md: '"main side"' },
  maxWidth: 1280,
};

const areas = { main: { gridArea: 'main', minWidth: 0 }, side: { gridArea: 'side' } };

interface InquiryDetailsViewProps {
  /** The account that reads it. */
  uid: string;
  inquiry: Inquiry;
  /** The form of a reply. */
  reply: ReactNode;
}

/** An inquiry with its replies and the form of the next one. */
export const InquiryDetailsView = ({ inquiry, uid, reply }: InquiryDetailsViewProps) => (
  <Box sx={grid}>
    <Stack spacing={{ xs: 2, md: 3 }} sx={areas.side}>
      <DetailsCard title="Asked by">
        <InquiryFacts inquiry={inquiry} />
      </DetailsCard>
      <HandlingCard kind="inquiry" id={inquiry._id} uid={uid} />
    </Stack>
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

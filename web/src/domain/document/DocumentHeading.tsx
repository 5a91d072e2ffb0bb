import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { StatusChip, type StatusChipProps } from '../../ui/feedback/StatusChip.tsx';
import { BackLink } from '../page/BackLink.tsx';
import { PageTitle } from '../page/PageTitle.tsx';

interface DocumentHeadingProps {
  /** Where the page leads back to. */
  back: { to: To; label: string };
  title: string;
  chip: StatusChipProps | undefined;
  /** Whose it is, and since when: null keeps its line free while that loads. */
  since?: ReactNode;
  /** What the caller can do with the document. */
  actions: ReactNode;
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

/** What a document is, its status, and what the caller can do with it. */
export const DocumentHeading = ({ back, title, chip, since, actions }: DocumentHeadingProps) => (
  <Box sx={{ mb: 2.5, maxWidth: 1280 }}>
    <BackLink to={back.to}>{back.label}</BackLink>
    <Box sx={bar}>
      <Box sx={{ flexGrow: 1 }}>
        <Box sx={{ ...bar, minHeight: 32 }}>
          <PageTitle sx={{ overflowWrap: 'anywhere' }}>{title}</PageTitle>
          {chip && <StatusChip {...chip} />}
        </Box>
        {since !== undefined && (
          <Typography
            sx={{ color: 'text.secondary', minHeight: '1.5em', overflowWrap: 'anywhere' }}
          >
            {since}
          </Typography>
        )}
      </Box>
      {actions}
    </Box>
  </Box>
);

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { apiRoutes, apiUrl, type ToolFile } from 'functions/contract';
import { documentDetails } from './documentTexts.ts';

interface DocumentLinksProps {
  toolId: string;
  documents: readonly ToolFile[];
  /** The name of the list. */
  label: string;
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** The documents of a tool that customers see, to download. */
export const DocumentLinks = ({ toolId: id, documents, label }: DocumentLinksProps) => (
  <Box component="ul" aria-label={label} sx={list}>
    {documents.map((document) => (
      <Box component="li" key={document.id} sx={row}>
        <Link
          href={apiUrl(apiRoutes.getToolDocument, { params: { id, documentId: document.id } })}
          sx={{ py: 0.75 }}
        >
          {document.title}
        </Link>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {documentDetails(document)}
        </Typography>
      </Box>
    ))}
  </Box>
);

import Typography from '@mui/material/Typography';
import type { ToolFile } from 'functions/contract';
import { DocumentLinks } from '../../../domain/tool/DocumentLinks.tsx';

interface ToolDocumentsProps {
  toolId: string;
  documents: readonly ToolFile[];
}

/** The documents of a tool on its page. */
export const ToolDocuments = (props: ToolDocumentsProps) => (
  <>
    <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 1.5, mt: 4 }}>
      Documents
    </Typography>
    <DocumentLinks label="Documents" {...props} />
  </>
);

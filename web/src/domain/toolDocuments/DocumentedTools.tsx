import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DocumentedTool } from 'functions/contract';
import { DocumentLinks } from '../tool/DocumentLinks.tsx';

/** The documents of several tools, under their names. */
export const DocumentedTools = ({ tools }: { tools: readonly DocumentedTool[] }) => {
  if (tools.length === 0) return <Typography>These tools have no documents.</Typography>;
  return tools.map(({ toolId, toolName, documents }) => (
    <Box key={toolId} sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ fontSize: '1rem', mb: 0.5, overflowWrap: 'anywhere' }}>
        {toolName}
      </Typography>
      <DocumentLinks toolId={toolId} documents={documents} label={`Documents of ${toolName}`} />
    </Box>
  ));
};

import Box from '@mui/material/Box';
import { useNumberByTool } from './usePartNumbers.ts';

/** The payer's own number for a tool, if there is one. */
export const OwnNumber = ({ toolId }: { toolId: string }) => {
  const number = useNumberByTool().get(toolId);
  if (number === undefined) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {`Your number: ${number}`}
    </Box>
  );
};

import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { setCompared, toggleCompared, useCompared } from './compared.ts';

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** The tools that are chosen to be compared. It stands above the tools, and covers none. */
export const CompareBar = () => {
  const chosen = useCompared();
  if (chosen.length === 0) return null;
  return (
    <Box component="section" aria-label="Tools to compare" sx={bar}>
      {chosen.map((tool) => (
        <Chip
          key={tool._id}
          label={tool.toolName}
          deleteIcon={<Icon path={mdiClose} />}
          onDelete={() => toggleCompared(tool)}
          onClick={() => toggleCompared(tool)}
          aria-label={`Do not compare: ${tool.toolName}`}
          sx={{ maxWidth: '100%', minHeight: 44 }}
        />
      ))}
      <Box sx={{ display: 'flex', gap: 1, ml: { md: 'auto' } }}>
        <Button color="inherit" onClick={() => setCompared([])}>
          Clear
        </Button>
        {chosen.length > 1 ? (
          <LinkButton to={furtherPaths.compare.href(chosen.map(({ _id }) => _id))}>
            {`Compare ${chosen.length} tools`}
          </LinkButton>
        ) : (
          <Box sx={{ alignSelf: 'center', color: 'text.secondary' }}>Choose another tool</Box>
        )}
      </Box>
    </Box>
  );
};

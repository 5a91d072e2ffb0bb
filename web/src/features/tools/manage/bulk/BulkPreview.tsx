import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';
import type { PlannedEdit } from './toolDeeds.ts';

const cell = {
  py: 0.5,
  pr: 1.5,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
};

const Row = ({ edit: { tool, before, after, problem } }: { edit: PlannedEdit }) => (
  <Box component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
    <Box component="th" scope="row" sx={{ ...cell, fontWeight: 400 }}>
      {tool.toolName}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {tool.sku}
      </Typography>
    </Box>
    <Box component="td" sx={cell}>
      {before}
    </Box>
    <Box component="td" sx={{ ...cell, pr: 0, fontWeight: 650 }}>
      {problem ? <Typography sx={{ color: 'error.main' }}>{problem}</Typography> : after}
    </Box>
  </Box>
);

const summaryOf = (edits: readonly PlannedEdit[], total: number): string => {
  const refused = edits.filter(({ problem }) => problem !== null).length;
  const same = total - edits.length;
  const parts = [
    `${counted(edits.length - refused, 'tool')} will change`,
    ...(same > 0 ? [`${same} ${same === 1 ? 'is' : 'are'} so already`] : []),
    ...(refused > 0 ? [`${refused} cannot be changed`] : []),
  ];
  return `${parts.join(', ')}.`;
};

interface BulkPreviewProps {
  edits: readonly PlannedEdit[];
  /** The number of tools, with those that stay as they are. */
  total: number;
}

/** What an edit changes of each tool. */
export const BulkPreview = ({ edits, total }: BulkPreviewProps) => (
  <>
    <Typography role="status" sx={{ mb: 1 }}>
      {summaryOf(edits, total)}
    </Typography>
    <Box tabIndex={0} role="region" aria-label="Preview" sx={{ maxHeight: 280, overflowY: 'auto' }}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['Tool', 'Now', 'Then'].map((header) => (
              <Box key={header} component="th" scope="col" sx={{ ...cell, fontSize: '0.75rem' }}>
                {header}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {edits.map((edit) => (
            <Row key={edit.tool._id} edit={edit} />
          ))}
        </tbody>
      </Box>
    </Box>
  </>
);

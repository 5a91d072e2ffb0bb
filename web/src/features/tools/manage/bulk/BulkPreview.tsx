import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';
import { useEffect } from 'react';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import type { PlannedEdit } from './toolDeeds.ts';
import { noRefusals, type Refusals, useRefusals, withRefusals } from './useRefusals.ts';

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
  /** Without what the shop says about them. */
  planned: readonly PlannedEdit[];
  /** The number of tools, with those that stay as they are. */
  total: number;
  /** Hears why the shop would refuse some of them. */
  onRefusals: (refusals: Refusals) => void;
}

/** What an edit changes of each tool. */
export const BulkPreview = ({ planned, total, onRefusals }: BulkPreviewProps) => {
  const { refusals = noRefusals, error, refetch, isChecking } = useRefusals(planned);
  useEffect(() => onRefusals(refusals), [refusals, onRefusals]);
  const edits = withRefusals(planned, refusals);
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {summaryOf(edits, total)}
        {isChecking && ' Checking the sizes of families…'}
      </Typography>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      <Box
        tabIndex={0}
        role="region"
        aria-label="Preview"
        sx={{ maxHeight: 280, overflowY: 'auto' }}
      >
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
};

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SelectAllCards } from '../../../components/SelectAllCheckbox.tsx';
import { SelectionCheckbox } from '../../../components/SelectionCheckbox.tsx';
import { type ManagedToolViewProps, ToolActions } from './ToolActions.tsx';
import { ToolSummary } from './ToolSummary.tsx';

/** The list of tools on a small screen. */
export const ManagedToolCards = ({ tools, selection, ...actions }: ManagedToolViewProps) => (
  <>
    <SelectAllCards selection={selection} />
    <Stack component="ol" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {tools.map((tool, index) => {
        const nameId = `name-of-${tool._id}`;
        return (
          <Paper component="li" variant="outlined" key={tool._id} sx={{ p: 2 }}>
            <div id={nameId}>
              <ToolSummary tool={tool}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {`No. ${index + 1}`}
                </Typography>
              </ToolSummary>
            </div>
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                mt: 1.5,
              }}
            >
              <ToolActions tool={tool} labelledBy={nameId} {...actions} />
              <SelectionCheckbox selection={selection} id={tool._id} name={tool.toolName} />
            </Box>
          </Paper>
        );
      })}
    </Stack>
  </>
);

import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { apiRoutes } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { Allowed } from '../../../../domain/staff/Allowed.tsx';
import { paths } from '../../../../lib/router/paths.ts';
import { Icon } from '../../../../ui/media/Icon.tsx';

/** On a phone without icons, so that they fit in one line. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};

/** Adding a tool, before other actions for the whole list. */
export const ManagedToolsActions = ({ children }: PropsWithChildren) => (
  <Box sx={actions}>
    <Allowed call={apiRoutes.createTool}>
      <Button
        component={Link}
        to={paths.addTool}
        size="small"
        variant="contained"
        startIcon={<Icon path={mdiPlus} />}
      >
        Add tool
      </Button>
    </Allowed>
    {children}
  </Box>
);

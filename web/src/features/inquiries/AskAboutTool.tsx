import { mdiMessageQuestionOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Tool } from 'functions/contract';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { Icon } from '../../ui/media/Icon.tsx';

const AskDialog = lazyComponent(() => import('./AskDialog.tsx'), 'AskDialog');

const notLoaded = 'The form could not be loaded. Please check your connection and try again.';

/** Opens a form for a question about a tool. */
export const AskAboutTool = ({ tool }: { tool: Pick<Tool, '_id' | 'toolName'> }) => {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = async () => {
    setFailed(false);
    try {
      await AskDialog.preload();
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Box sx={{ mt: 3 }}>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Icon path={mdiMessageQuestionOutline} />}
        onClick={() => void open()}
      >
        Ask about this tool
      </Button>
      <Box component="span" role="alert" sx={{ color: 'error.main', ml: 1.5 }}>
        {failed && notLoaded}
      </Box>
      {isOpen && (
        <Suspense fallback={null}>
          <AskDialog tool={tool} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};

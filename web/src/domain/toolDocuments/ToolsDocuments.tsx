import { mdiFileDocumentOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { Suspense, useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { unknownPayer, usePayer } from '../../lib/session/payer.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { toolKeys } from '../tool/toolKeys.ts';

const useDocuments = (toolIds: readonly string[], enabled: boolean) => {
  const tools = toolIds.join(',');
  return useQuery({
    queryKey: toolKeys.documents(tools, usePayer() ?? unknownPayer),
    queryFn: ({ signal }) => callApi(apiRoutes.listToolDocuments, { query: { tools }, signal }),
    enabled,
  });
};

const DocumentedTools = lazyComponent(() => import('./DocumentedTools.tsx'), 'DocumentedTools');

/** The data sheets and manuals of several tools, which are read when someone asks for them. */
export const ToolsDocuments = ({ toolIds }: { toolIds: readonly string[] }) => {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useDocuments(toolIds, isOpen);
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiFileDocumentOutline} />}
        aria-expanded={isOpen}
        loading={isFetching}
        loadingPosition="start"
        onClick={() => setOpen(!isOpen)}
        sx={{ textAlign: 'left' }}
      >
        Documents of the tools
      </Button>
      <Box role="status" sx={{ mt: isOpen ? 2 : 0 }}>
        {isOpen && data && (
          <Suspense fallback={null}>
            <DocumentedTools tools={data} />
          </Suspense>
        )}
        {isOpen && <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />}
      </Box>
    </Box>
  );
};

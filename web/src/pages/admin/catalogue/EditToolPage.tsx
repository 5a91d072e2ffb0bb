import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { EditToolForm } from '../../../features/tools/manage/form/EditToolForm.tsx';
import type { ToolVersion } from '../../../features/tools/manage/requests/toolVersion.ts';
import { useToolVersion } from '../../../features/tools/manage/requests/useManagedTools.ts';
import { ToolStock } from '../../../features/tools/manage/stock/ToolStock.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { UploadProgress } from '../../../ui/media/UploadProgress.tsx';
import { useToolSaving } from './useToolSaving.ts';

const Edit = ({ version }: { version: ToolVersion }) => {
  const { save, read, progress, cancelUpload } = useToolSaving();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <EditToolForm version={version} read={read} onSubmit={save}>
        {progress !== null && (
          <UploadProgress label="Uploading the pictures" share={progress} onCancel={cancelUpload} />
        )}
      </EditToolForm>
    </Paper>
  );
};

/** Where an admin changes a tool. */
export const EditToolPage = () => {
  const { id = '' } = useParams();
  const { data: version, error, isPending, refetch } = useToolVersion(id);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BackLink to={paths.manageTools}>All tools</BackLink>
      <PageTitle documentTitle="Edit tool" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {version ? `Edit ${version.tool.toolName}` : 'Edit tool'}
      </PageTitle>
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the tool" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {version && (
        <>
          <ToolStock tool={version.tool} />
          <Edit key={id} version={version} />
        </>
      )}
    </Box>
  );
};

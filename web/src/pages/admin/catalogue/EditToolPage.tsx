import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { apiRoutes, formatCount, isShown, type Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useCataloguePictures } from '../../../domain/picture/useCataloguePictures.ts';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { Changeable } from '../../../domain/staff/Changeable.tsx';
import { copyToolHref } from '../../../domain/tool/copiedTool.ts';
import {
  EditToolForm,
  type SaveOutcome,
} from '../../../features/tools/manage/form/EditToolForm.tsx';
import { LowStockBadge } from '../../../features/tools/manage/list/LowStockBadge.tsx';
import type { ToolVersion } from '../../../features/tools/manage/requests/toolVersion.ts';
import {
  useToolMutation,
  useToolVersion,
} from '../../../features/tools/manage/requests/useManagedTools.ts';
import { StockDialog } from '../../../features/tools/manage/stock/StockDialog.tsx';
import { useStockAdjustment } from '../../../features/tools/manage/stock/useStockAdjustment.ts';
import { changesOf } from '../../../features/tools/manage/values/toolChanges.ts';
import type { EditedValues } from '../../../features/tools/manage/values/toolValues.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { toSaveFailure } from '../../../lib/forms/toFormFailure.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { UploadProgress } from '../../../ui/media/UploadProgress.tsx';

const ToolDocumentsPanel = lazyComponent(
  () => import('../../../features/tools/manage/documents/ToolDocumentsPanel.tsx'),
  'ToolDocumentsPanel',
);

const outcomeOf = (error: unknown): SaveOutcome => {
  if (
    error instanceof ApiProblem &&
    error.code === 'precondition-failed' &&
    'tool' in error.details
  ) {
    const { tool, version } = error.details;
    return { theirs: { tool, tag: `"${version}"` } };
  }
  return { failure: toSaveFailure(error) };
};

/** Saves the changes, with the new pictures if there are any, and notifies of success. */
const useToolSaving = () => {
  const { read, saveWith, progress, cancelUpload } = useCataloguePictures();
  const send = useToolMutation();

  const save = async (values: EditedValues, base: ToolVersion): Promise<SaveOutcome> => {
    try {
      const saved = await saveWith(values.pictures, (pictures) =>
        send({ base, changes: changesOf({ ...values, pictures }, base.tool) }),
      );
      enqueueSnackbar(`${saved.tool.toolName} saved`, { variant: 'success' });
      return { saved };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { save, read, progress, cancelUpload };
};

const ToolStock = ({ tool }: { tool: Tool }) => {
  const stock = useStockAdjustment();
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2.5, mb: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Typography sx={{ flexGrow: 1 }}>
        <strong>{`Available: ${formatCount(tool.available)}`}</strong> <LowStockBadge tool={tool} />
      </Typography>
      <Allowed call={apiRoutes.adjustStock}>
        <Button variant="outlined" onClick={() => stock.open(tool)}>
          Adjust stock
        </Button>
      </Allowed>
      <StockDialog stock={stock} />
    </Paper>
  );
};

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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
            {isShown(version.tool) && (
              <Button component={Link} to={paths.tool.href(id)} size="small" variant="outlined">
                See it in the shop
              </Button>
            )}
            <Allowed call={apiRoutes.createTool}>
              <Button component={Link} to={copyToolHref(id)} size="small" variant="outlined">
                Duplicate
              </Button>
            </Allowed>
            {version.tool.familyId && (
              <Button
                component={Link}
                to={lazyPaths.managedFamily.href(version.tool.familyId)}
                size="small"
                variant="outlined"
              >
                Its family
              </Button>
            )}
          </Box>
          <ToolStock tool={version.tool} />
          <Changeable by={apiRoutes.updateTool}>
            <Edit key={id} version={version} />
          </Changeable>
          <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ mt: 2.5 }} />}>
            <ToolDocumentsPanel key={`documents of ${id}`} version={version} />
          </Suspense>
        </>
      )}
    </Box>
  );
};

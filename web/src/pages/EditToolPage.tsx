import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Tool, ToolUpdate } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ApiProblem } from '../apiProblem.ts';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { UploadProgress } from '../components/UploadProgress.tsx';
import { EditToolForm, type SaveOutcome } from '../features/tools/manage/EditToolForm.tsx';
import { LowStockBadge } from '../features/tools/manage/LowStockBadge.tsx';
import type { ToolVersion } from '../features/tools/manage/managedToolRequests.ts';
import { StockDialog } from '../features/tools/manage/StockDialog.tsx';
import { changesOf, type EditedValues } from '../features/tools/manage/toolValues.ts';
import { useSaveTool, useToolVersion } from '../features/tools/manage/useManagedTools.ts';
import { useStockAdjustment } from '../features/tools/manage/useStockAdjustment.ts';
import { useToolPicture } from '../features/tools/manage/useToolPicture.ts';
import { messageOf } from '../messages.ts';
import { paths } from '../paths.ts';
import { toSaveFailure } from '../toFormFailure.ts';

const outcomeOf = (error: unknown): SaveOutcome => {
  const { tool, version } = error instanceof ApiProblem ? error.details : {};
  if (tool && version) return { theirs: { tool, tag: `"${version}"` } };
  return { failure: toSaveFailure(error) };
};

/** Saves the changes, with the new picture if there is one, and notifies of success. */
const useSaving = () => {
  const { choice, saveWith, progress, cancelUpload } = useToolPicture();
  const { mutateAsync } = useSaveTool();

  const send = (base: ToolVersion, changes: ToolUpdate, picture: Blob | undefined) =>
    picture
      ? saveWith(picture, (imageLink) => mutateAsync({ base, changes: { ...changes, imageLink } }))
      : mutateAsync({ base, changes });

  const save = async (values: EditedValues, base: ToolVersion): Promise<SaveOutcome> => {
    try {
      const changes = changesOf(values, base.tool);
      const saved = await send(base, changes, choice.chosen?.picture);
      enqueueSnackbar(`${saved.tool.toolName} saved`, { variant: 'success' });
      choice.clear();
      return { saved };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { save, picture: choice, progress, cancelUpload };
};

const Stock = ({ tool }: { tool: Tool }) => {
  const stock = useStockAdjustment();
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2.5, mb: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Typography sx={{ flexGrow: 1 }}>
        <strong>{`Available: ${tool.available}`}</strong> <LowStockBadge tool={tool} />
      </Typography>
      <Button variant="outlined" onClick={() => stock.open(tool)}>
        Adjust stock
      </Button>
      <StockDialog stock={stock} />
    </Paper>
  );
};

const Edit = ({ version }: { version: ToolVersion }) => {
  const { save, picture, progress, cancelUpload } = useSaving();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <EditToolForm version={version} picture={picture} onSubmit={save}>
        {progress !== null && (
          <UploadProgress label="Uploading the picture" share={progress} onCancel={cancelUpload} />
        )}
      </EditToolForm>
    </Paper>
  );
};

const BackLink = () => (
  <Link
    component={RouterLink}
    to={paths.manageTools}
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
  >
    All tools
  </Link>
);

/** Where an admin changes a tool. */
export const EditToolPage = () => {
  const { id = '' } = useParams();
  const { data: version, error, isPending, refetch } = useToolVersion(id);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BackLink />
      <PageTitle documentTitle="Edit tool" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {version ? `Edit ${version.tool.toolName}` : 'Edit tool'}
      </PageTitle>
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the tool" />}
      {error && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {version && (
        <>
          <Stock tool={version.tool} />
          <Edit key={id} version={version} />
        </>
      )}
    </Box>
  );
};

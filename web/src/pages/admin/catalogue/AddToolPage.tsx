import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { addToolHeading, type Tool, toolAddedText } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useCataloguePictures } from '../../../domain/picture/useCataloguePictures.ts';
import { copiedParameter } from '../../../domain/tool/copiedTool.ts';
import { AddToolForm } from '../../../features/tools/manage/form/AddToolForm.tsx';
import {
  useAddTool,
  useToolVersion,
} from '../../../features/tools/manage/requests/useManagedTools.ts';
import { newToolOf } from '../../../features/tools/manage/values/toolFormSchema.ts';
import { copyOf, type ToolValues } from '../../../features/tools/manage/values/toolValues.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toSaveFailure } from '../../../lib/forms/toFormFailure.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { UploadProgress } from '../../../ui/media/UploadProgress.tsx';

const Adding = ({ copied }: { copied?: Tool }) => {
  const { read, saveWith, progress, cancelUpload } = useCataloguePictures();
  const send = useAddTool();

  const add = async (values: ToolValues): Promise<FormFailure | null> => {
    try {
      await saveWith(values.pictures, (pictures) => send(newToolOf({ ...values, pictures })));
      enqueueSnackbar(toolAddedText, { variant: 'success' });
      return null;
    } catch (error) {
      return toSaveFailure(error);
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <AddToolForm {...(copied && { start: copyOf(copied) })} read={read} onSubmit={add}>
        {progress !== null && (
          <UploadProgress label="Uploading the pictures" share={progress} onCancel={cancelUpload} />
        )}
      </AddToolForm>
    </Paper>
  );
};

/** Adds a tool that begins as a copy of another one. */
const AddingCopy = ({ id }: { id: string }) => {
  const { data: version, error, isPending, refetch } = useToolVersion(id);
  return (
    <>
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the tool" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {version && (
        <>
          <Alert severity="info" sx={{ mb: 2 }}>
            {`A copy of ${version.tool.toolName}, as a draft. It needs its own name, SKU, stock and pictures.`}
          </Alert>
          <Adding copied={version.tool} />
        </>
      )}
    </>
  );
};

/** Where an admin adds a tool: a new one, or a copy of the one that the address names. */
export const AddToolPage = () => {
  const [params] = useSearchParams();
  const copied = params.get(copiedParameter);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageTitle sx={{ mb: 3 }}>{addToolHeading}</PageTitle>
      {copied ? <AddingCopy key={copied} id={copied} /> : <Adding />}
    </Box>
  );
};

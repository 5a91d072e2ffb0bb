import Paper from '@mui/material/Paper';
import { addToolHeading, toolAddedText } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { AddToolForm } from '../../../features/tools/manage/form/AddToolForm.tsx';
import { useToolPictures } from '../../../features/tools/manage/pictures/useToolPictures.ts';
import { useAddTool } from '../../../features/tools/manage/requests/useManagedTools.ts';
import { newToolOf } from '../../../features/tools/manage/values/toolFormSchema.ts';
import type { ToolValues } from '../../../features/tools/manage/values/toolValues.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toSaveFailure } from '../../../lib/forms/toFormFailure.ts';
import { UploadProgress } from '../../../ui/media/UploadProgress.tsx';

export const AddToolPage = () => {
  const { read, saveWith, progress, cancelUpload } = useToolPictures();
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
    <>
      <PageTitle sx={{ mb: 3 }}>{addToolHeading}</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, maxWidth: 760 }}>
        <AddToolForm read={read} onSubmit={add}>
          {progress !== null && (
            <UploadProgress
              label="Uploading the pictures"
              share={progress}
              onCancel={cancelUpload}
            />
          )}
        </AddToolForm>
      </Paper>
    </>
  );
};

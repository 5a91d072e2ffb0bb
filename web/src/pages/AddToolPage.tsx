import Paper from '@mui/material/Paper';
import { enqueueSnackbar } from 'notistack';
import type { FormFailure } from '../components/formFailure.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { UploadProgress } from '../components/UploadProgress.tsx';
import { AddToolForm } from '../features/tools/manage/AddToolForm.tsx';
import { newToolOf } from '../features/tools/manage/toolFormSchema.ts';
import type { ToolValues } from '../features/tools/manage/toolValues.ts';
import { useAddTool } from '../features/tools/manage/useManagedTools.ts';
import { useToolPictures } from '../features/tools/manage/useToolPictures.ts';
import { toSaveFailure } from '../toFormFailure.ts';

export const AddToolPage = () => {
  const { read, saveWith, progress, cancelUpload } = useToolPictures();
  const { mutateAsync } = useAddTool();

  const add = async (values: ToolValues): Promise<FormFailure | null> => {
    try {
      await saveWith(values.pictures, (pictures) =>
        mutateAsync(newToolOf({ ...values, pictures })),
      );
      enqueueSnackbar('Tool Added Successfully', { variant: 'success' });
      return null;
    } catch (error) {
      return toSaveFailure(error);
    }
  };
  return (
    <>
      <PageTitle sx={{ mb: 3 }}>Tools Information</PageTitle>
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

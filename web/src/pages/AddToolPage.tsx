import Paper from '@mui/material/Paper';
import { enqueueSnackbar } from 'notistack';
import type { FormFailure } from '../components/formFailure.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { UploadProgress } from '../components/UploadProgress.tsx';
import { AddToolForm } from '../features/tools/manage/AddToolForm.tsx';
import type { NewTool } from '../features/tools/manage/toolValues.ts';
import { useAddTool } from '../features/tools/manage/useManagedTools.ts';
import { useToolPicture } from '../features/tools/manage/useToolPicture.ts';
import { toSaveFailure } from '../toFormFailure.ts';

export const AddToolPage = () => {
  const { choice, saveWith, progress, cancelUpload } = useToolPicture();
  const { mutateAsync } = useAddTool();

  const add = async (tool: NewTool, picture: Blob): Promise<FormFailure | null> => {
    try {
      await saveWith(picture, (imageLink) => mutateAsync({ ...tool, imageLink }));
      enqueueSnackbar('Tool Added Successfully', { variant: 'success' });
      choice.clear();
      return null;
    } catch (error) {
      return toSaveFailure(error);
    }
  };
  return (
    <>
      <PageTitle sx={{ mb: 3 }}>Tools Information</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, maxWidth: 760 }}>
        <AddToolForm picture={choice} onSubmit={add}>
          {progress !== null && (
            <UploadProgress
              label="Uploading the picture"
              share={progress}
              onCancel={cancelUpload}
            />
          )}
        </AddToolForm>
      </Paper>
    </>
  );
};

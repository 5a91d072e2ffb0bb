import Paper from '@mui/material/Paper';
import { PageTitle } from '../components/PageTitle.tsx';
import { UploadProgress } from '../components/UploadProgress.tsx';
import { AddProductForm } from '../features/tools/manage/AddProductForm.tsx';
import { useProductAdding } from './useProductAdding.ts';

export const AddProductPage = () => {
  const { add, photo, progress, cancelUpload } = useProductAdding();
  return (
    <>
      <PageTitle sx={{ mb: 3 }}>Tools Information</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, maxWidth: 760 }}>
        <AddProductForm photo={photo} onSubmit={add}>
          {progress !== null && (
            <UploadProgress label="Uploading the photo" share={progress} onCancel={cancelUpload} />
          )}
        </AddProductForm>
      </Paper>
    </>
  );
};

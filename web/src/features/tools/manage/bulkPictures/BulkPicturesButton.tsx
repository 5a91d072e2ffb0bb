import { mdiImagePlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { lazyComponent } from '../../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../../lib/router/useLazyDialog.ts';
import { useVisits } from '../../../../ui/feedback/useVisits.ts';
import { Icon } from '../../../../ui/media/Icon.tsx';

const BulkPicturesDialog = lazyComponent(
  () => import('./BulkPicturesDialog.tsx'),
  'BulkPicturesDialog',
);

/** Opens the dialog that adds many pictures. */
export const BulkPicturesButton = () => {
  const { visit, start, dialog } = useVisits();
  const whenLoaded = useLazyDialog(BulkPicturesDialog);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon path={mdiImagePlusOutline} />}
        onClick={() => void whenLoaded(start)}
      >
        Add pictures
      </Button>
      {visit > 0 && (
        <Suspense fallback={null}>
          <BulkPicturesDialog key={visit} {...dialog} />
        </Suspense>
      )}
    </>
  );
};

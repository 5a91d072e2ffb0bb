import { mdiImagePlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../../lib/router/useLazyDialog.ts';
import { Icon } from '../../../../ui/media/Icon.tsx';

const BulkPicturesDialog = lazyComponent(
  () => import('./BulkPicturesDialog.tsx'),
  'BulkPicturesDialog',
);

/** Opens the dialog that adds many pictures. */
export const BulkPicturesButton = () => {
  const [visit, setVisit] = useState(0);
  const [open, setOpen] = useState(false);
  const whenLoaded = useLazyDialog(BulkPicturesDialog);
  const start = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
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
          <BulkPicturesDialog key={visit} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

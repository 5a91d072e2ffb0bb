import { mdiFileDocumentPlusOutline, mdiImagePlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { apiRoutes } from 'functions/contract';
import { Suspense } from 'react';
import { Allowed } from '../../../../domain/staff/Allowed.tsx';
import { lazyComponent } from '../../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../../lib/router/useLazyDialog.ts';
import { useVisits } from '../../../../ui/feedback/useVisits.ts';
import { Icon } from '../../../../ui/media/Icon.tsx';

const kinds = {
  pictures: {
    icon: mdiImagePlusOutline,
    call: apiRoutes.updateTool,
    label: 'Add pictures',
    Dialog: lazyComponent(() => import('./BulkPicturesDialog.tsx'), 'BulkPicturesDialog'),
  },
  documents: {
    icon: mdiFileDocumentPlusOutline,
    call: apiRoutes.addToolDocument,
    label: 'Add PDFs',
    Dialog: lazyComponent(() => import('./BulkDocumentsDialog.tsx'), 'BulkDocumentsDialog'),
  },
};

/** Opens the dialog that adds many files. */
export const BulkFilesButton = ({ kind }: { kind: keyof typeof kinds }) => {
  const { icon, call, label, Dialog } = kinds[kind];
  const { visit, start, dialog } = useVisits();
  const whenLoaded = useLazyDialog(Dialog);
  return (
    <Allowed call={call}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon path={icon} />}
        onClick={() => void whenLoaded(start)}
      >
        {label}
      </Button>
      {visit > 0 && (
        <Suspense fallback={null}>
          <Dialog key={visit} {...dialog} />
        </Suspense>
      )}
    </Allowed>
  );
};

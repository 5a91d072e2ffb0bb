import Button from '@mui/material/Button';
import type { Tool } from 'functions/contract';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { useVisits } from '../../../ui/feedback/useVisits.ts';

const PutDialog = lazyComponent(() => import('./PutDialog.tsx'), 'PutDialog');

/** Opens the dialog that puts the selected tools into a family. */
export const PutIntoFamily = ({ tools }: { tools: readonly Tool[] }) => {
  const { visit, start, dialog } = useVisits();
  const whenLoaded = useLazyDialog(PutDialog);
  return (
    <>
      <Button variant="outlined" onClick={() => void whenLoaded(start)}>
        Put into a family
      </Button>
      {visit > 0 && <PutDialog key={visit} tools={tools} {...dialog} />}
    </>
  );
};

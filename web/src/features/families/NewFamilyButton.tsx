import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { useAttributes } from '../../domain/tool/useAttributes.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../lib/router/useLazyDialog.ts';
import { useVisits } from '../../ui/feedback/useVisits.ts';
import { Icon } from '../../ui/media/Icon.tsx';

const NewFamilyDialog = lazyComponent(() => import('./NewFamilyDialog.tsx'), 'NewFamilyDialog');

/** Opens the dialog that creates a family. */
export const NewFamilyButton = () => {
  const { visit, start, dialog } = useVisits();
  const whenLoaded = useLazyDialog(NewFamilyDialog);
  const { data: attributes } = useAttributes();
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon path={mdiPlus} />}
        disabled={!attributes}
        onClick={() => void whenLoaded(start)}
      >
        New family
      </Button>
      {visit > 0 && attributes && (
        <NewFamilyDialog key={visit} attributes={attributes} {...dialog} />
      )}
    </>
  );
};

import { mdiTune } from '@mdi/js';
import Button from '@mui/material/Button';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { activeFiltersOf } from '../filters/activeFilters.ts';
import type { FilterDrawer } from '../filters/FilterDrawer.tsx';
import { onlyNarrow } from './catalogueLayout.ts';

const Drawer = lazyComponent(() => import('../filters/FilterDrawer.tsx'), 'FilterDrawer');

/** Opens the filters on a small screen, whose code loads only then. */
export const FilterButton = (drawer: Omit<ComponentProps<typeof FilterDrawer>, 'onClose'>) => {
  const [isOpen, setOpen] = useState(false);
  const filters = activeFiltersOf(drawer.query).length;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiTune} />}
        onClick={() => setOpen(true)}
        sx={{ display: onlyNarrow, px: 1.75 }}
      >
        {filters > 0 ? `Filters (${filters})` : 'Filters'}
      </Button>
      {isOpen && (
        <Suspense>
          <Drawer {...drawer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

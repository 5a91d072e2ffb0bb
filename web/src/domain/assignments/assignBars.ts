import { lazyComponent } from '../../lib/router/lazyComponent.ts';

/** The bar that assigns the selected rows, whose code comes with the first selection. */
export const AssignBar = lazyComponent(() => import('./AssignSelection.tsx'), 'AssignSelection');

/** The menu of the same in a bar with other actions. */
export const LazyAssignMenu = lazyComponent(() => import('./AssignMenu.tsx'), 'AssignMenu');

import { paths } from '../../lib/router/paths.ts';
import type { Destination } from './navigation.ts';

/** Apart from the other destinations, because only menus that load on demand have it. */
export const quickOrderDestination: Destination = { label: 'Quick order', to: paths.quickOrder };

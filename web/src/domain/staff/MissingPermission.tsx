import { mdiLockOutline } from '@mdi/js';
import type { Permission } from 'functions/contract';
import { paths } from '../../lib/router/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { missingText } from './missingText.ts';

/** In place of a page that someone may not see: what they lack, whom they ask, and the way back. */
export const MissingPermission = ({ permission }: { permission: Permission | undefined }) => (
  <EmptyState
    icon={mdiLockOutline}
    title="Your roles do not include this page"
    action={<LinkButton to={paths.dashboard}>Back to the overview</LinkButton>}
  >
    {missingText(permission)}
  </EmptyState>
);

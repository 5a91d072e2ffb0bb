import type { Tool } from 'functions/contract';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import type { MenuAction } from '../../../ui/inputs/ActionMenu.tsx';

const PutDialog = lazyComponent(() => import('./PutDialog.tsx'), 'PutDialog');

interface PutIntoFamily {
  actionFor: (tools: readonly Tool[]) => MenuAction;
  dialog: ReactNode;
}

/** The action that puts selected tools into a family, and its dialog. */
export const usePutIntoFamily = (): PutIntoFamily => {
  const [tools, setTools] = useState<readonly Tool[]>([]);
  const { visit, start, dialog } = useVisits();
  const whenLoaded = useLazyDialog(PutDialog);
  const actionFor = (selected: readonly Tool[]) => ({
    label: 'Put into a family',
    run: () => {
      setTools(selected);
      void whenLoaded(start);
    },
  });
  return { actionFor, dialog: visit > 0 && <PutDialog key={visit} tools={tools} {...dialog} /> };
};

import Button from '@mui/material/Button';
import type { Tool } from 'functions/contract';
import { useState } from 'react';
import type { useFocusRestore } from '../../../../lib/browser/useFocusRestore.ts';
import { ActionMenu, type MenuAction } from '../../../../ui/inputs/ActionMenu.tsx';
import type { RowSelection } from '../../../../ui/lists/selection/useSelection.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import { type DeedName, deedNames, deeds } from './toolDeeds.ts';
import type { SendEdits } from './useToolEdits.ts';

interface BulkEditsProps {
  /** The selected tools. */
  tools: Tool[];
  selection: Pick<RowSelection, 'retain'>;
  focus: Pick<ReturnType<typeof useFocusRestore>, 'remember' | 'restore'>;
  onSend: SendEdits;
  /** What else can be done with the selected tools. */
  further?: readonly MenuAction[] | undefined;
}

interface OpenDeed {
  name: DeedName;
  tools: Tool[];
  visit: number;
}

const isForMenu = (name: DeedName): boolean => name !== 'prices';

/** The buttons that change all selected tools, and their dialog. Those that fail stay selected. */
export const BulkEdits = ({ tools, selection, focus, onSend, further = [] }: BulkEditsProps) => {
  const [chosen, setChosen] = useState<OpenDeed | null>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (name: DeedName) => {
    focus.remember();
    setChosen({ name, tools, visit: (chosen?.visit ?? 0) + 1 });
    setOpen(true);
  };
  const changes = deedNames.filter(isForMenu).map((name) => ({
    label: deeds[name].label,
    run: () => choose(name),
  }));
  return (
    <>
      <Button variant="contained" onClick={() => choose('prices')}>
        {deeds.prices.label}
      </Button>
      <ActionMenu actions={[...changes, ...further]}>More changes</ActionMenu>
      {chosen && (
        <BulkEditDialog
          key={chosen.visit}
          deed={chosen.name}
          tools={chosen.tools}
          open={isOpen}
          onSend={onSend}
          onOutcome={(failed) => selection.retain(failed.map(({ _id }) => _id))}
          onClose={() => setOpen(false)}
          onClosed={focus.restore}
        />
      )}
    </>
  );
};

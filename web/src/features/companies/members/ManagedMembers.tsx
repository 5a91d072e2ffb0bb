import Typography from '@mui/material/Typography';
import type { Member, MemberInput } from 'functions/contract';
import { useCallback } from 'react';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';
import type { useMembers } from '../data/useMembers.ts';
import { MemberList } from './MemberList.tsx';
import { type MemberRow, memberName } from './memberColumns.tsx';
import { type MemberAction, memberRowActions } from './memberRowActions.ts';

const MemberDialog = lazyComponent(() => import('./MemberDialog.tsx'), 'MemberDialog');

interface ManagedMembersProps {
  list: ReturnType<typeof useMembers>;
  me: string;
  shows?: 'people' | 'limits';
  onChange: (uid: string, input: MemberInput) => Promise<SaveOutcome<Member>>;
  /** Resolves to a notice of what it did. */
  onRemove: (member: Member) => Promise<string>;
}

/** The dialog that is open. */
interface Opened {
  action: MemberAction;
  member: MemberRow;
}

/** The members of a company, whose roles and limits an owner changes. */
export const ManagedMembers = ({
  list,
  me,
  shows = 'people',
  onChange,
  onRemove,
}: ManagedMembersProps) => {
  const { ref, chosen, choose, dialog } = useItemDialog<Opened>();
  const opened = chosen?.item;
  const whenLoaded = useLazyDialog(MemberDialog);
  const actions = useCallback(
    (row: MemberRow) => {
      const ask = (action: MemberAction, member: MemberRow) =>
        void whenLoaded(() => choose({ action, member }));
      return memberRowActions(row, { me, onAction: ask });
    },
    [me, choose, whenLoaded],
  );
  return (
    <>
      <div ref={ref}>
        <MemberList list={list} me={me} shows={shows} actions={actions} />
      </div>
      {opened?.action === 'change' && (
        <MemberDialog
          key={chosen?.visit}
          member={opened.member}
          onSave={(input) => onChange(opened.member.uid, input)}
          {...dialog}
        />
      )}
      {opened?.action === 'remove' && (
        <ActionDialog
          key={chosen?.visit}
          question="Remove this member?"
          labels={{ confirm: 'Remove member' }}
          onSend={() => onRemove(opened.member)}
          {...dialog}
        >
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {memberName(opened.member)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 2 }}>
            {opened.member.email}
          </Typography>
          <Typography>
            They can no longer order for the company or see its pages, and what they have sent for
            approval is withdrawn. Their orders stay with the company.
          </Typography>
        </ActionDialog>
      )}
    </>
  );
};

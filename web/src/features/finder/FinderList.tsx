import Box from '@mui/material/Box';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import type { Target, TargetGroup } from './targets.ts';

const list = {
  m: 0,
  p: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flexGrow: 1,
  '& .heading': { px: 1, pt: 1, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' },
  '& [role=option]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    minHeight: 44,
    px: 1,
    py: 0.5,
    borderRadius: 1,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& [aria-selected=true]': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
  },
  '& .title': { fontWeight: 600 },
  '& .detail': { color: 'text.secondary', fontSize: '0.875rem' },
  '& .end': { ml: 'auto' },
} as const;

interface FinderListProps {
  id: string;
  groups: readonly TargetGroup[];
  /** The place of the active target. */
  active: number;
  onPoint: (at: number) => void;
  onOpen: (target: Target) => void;
}

/** What the finder offers, below headings. The focus stays in the field above. */
export const FinderList = ({ id, groups, active, onPoint, onOpen }: FinderListProps) => {
  const firstOf = (group: number) =>
    groups.slice(0, group).reduce((sum, { targets }) => sum + targets.length, 0);
  return (
    <Box id={id} role="listbox" aria-label="Results" sx={list}>
      {groups.map(({ heading, targets }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={heading} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} className="heading" role="presentation">
            {heading}
          </div>
          {targets.map((target, index) => {
            const at = firstOf(group) + index;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
              <div
                key={at}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                onMouseMove={() => onPoint(at)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onOpen(target)}
              >
                <span className="title">{target.title}</span>{' '}
                {target.detail && <span className="detail">{target.detail}</span>}{' '}
                {target.chip && (
                  <span className="end">
                    <StatusChip {...target.chip} />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </Box>
  );
};

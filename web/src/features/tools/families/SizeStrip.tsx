import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { counted, type FamilyPage } from 'functions/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { sizeNameOf } from './grid/familyGrid.ts';
import { useFamily } from './order/useFamily.ts';

const strip = {
  display: 'flex',
  gap: 1,
  m: 0,
  mt: 0.5,
  p: 0.5,
  overflowX: 'auto',
  listStyle: 'none',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    px: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    color: 'text.primary',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { borderColor: 'primary.main' },
  '& a:focus-visible': { outline: 3, outlineColor: 'secondary.main', outlineOffset: -1 },
  '& [aria-current]': {
    borderColor: 'primary.main',
    color: 'primary.main',
    fontWeight: 700,
    boxShadow: 'inset 0 0 0 1px',
  },
} as const;

const Sizes = ({ family, toolId }: { family: FamilyPage; toolId: string }) => {
  const list = useRef<HTMLUListElement>(null);
  // Only the strip may scroll, so not with scrollIntoView.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-size="${CSS.escape(toolId)}"]`);
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - 64;
  }, [toolId]);
  return (
    <nav aria-label="Sizes">
      <MuiLink
        component={Link}
        to={furtherPaths.family.href(family._id)}
        sx={{ display: 'inline-block', py: 1.25 }}
      >
        {`${family.name}: all ${counted(family.sizes.length, 'size')}`}
      </MuiLink>
      <Box component="ul" ref={list} sx={{ ...strip, position: 'relative' }}>
        {family.sizes.map(({ tool }) => (
          <li key={tool._id} data-size={tool._id}>
            <Link
              to={paths.tool.href(tool._id)}
              aria-current={tool._id === toolId ? 'page' : undefined}
            >
              {sizeNameOf(family, tool._id)}
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
};

interface SizeStripProps {
  familyId: string;
  /** The size that the page shows. */
  toolId: string;
}

/** The other sizes of a tool. It shows nothing while they load, and if they cannot be read. */
export const SizeStrip = ({ familyId, toolId }: SizeStripProps) => {
  const { data: family } = useFamily(familyId);
  return family && family.sizes.length > 1 ? <Sizes family={family} toolId={toolId} /> : null;
};

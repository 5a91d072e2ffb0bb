import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { FamilyPage } from 'functions/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { FamilyIntroduction } from './FamilyIntroduction.tsx';
import { FamilyOrder } from './FamilyOrder.tsx';

const ToolsDocuments = lazyComponent(
  () => import('../../../domain/toolDocuments/ToolsDocuments.tsx'),
  'ToolsDocuments',
);

const Key = ({ children }: { children: string }) => (
  <Box component="kbd" sx={{ px: 0.75, border: 1, borderColor: 'divider', borderRadius: 0.5 }}>
    {children}
  </Box>
);

/** Only for those who have the keys. */
const KeyHint = () => (
  <Typography
    sx={{
      mb: 1,
      color: 'text.secondary',
      fontSize: '0.8125rem',
      display: { xs: 'none', md: 'block' },
    }}
  >
    <Key>Enter</Key> next size · <Key>↑</Key> <Key>↓</Key> <Key>←</Key> <Key>→</Key> other sizes ·{' '}
    <Key>Esc</Key> takes back · <Key>Ctrl+V</Key> pastes cells of a spreadsheet ·{' '}
    <Key>Ctrl+Enter</Key> adds all
  </Typography>
);

/** A family with all of its sizes, to order several of them together. */
export const FamilyPresentation = ({ family }: { family: FamilyPage }) => (
  <article>
    <FamilyIntroduction family={family} />
    <KeyHint />
    <FamilyOrder key={family._id} family={family} />
    <Suspense fallback={<Skeleton variant="rounded" width={260} height={44} sx={{ mt: 2 }} />}>
      <ToolsDocuments toolIds={family.sizes.map(({ tool }) => tool._id)} />
    </Suspense>
  </article>
);

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatCents, formatCount, lineTotalOf, type QuoteLine } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { paths } from '../../../paths.ts';
import { savingOf } from '../quoteTexts.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'center',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;

const small = { color: 'text.secondary' } as const;

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  /** Whether an admin reads them: the tools then link to where they are managed. */
  admin: boolean;
}

const toolHref = (toolId: string, admin: boolean) =>
  admin ? paths.editTool.href(toolId) : paths.tool.href(toolId);

const PriceText = ({ line: { quantity, listPrice, unitPrice } }: { line: QuoteLine }) => {
  if (unitPrice === null) return `${formatCount(quantity)} × ${formatCents(listPrice)}`;
  return (
    <>
      {`${formatCount(quantity)} × `}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {formatCents(unitPrice)}
      </Box>
      {unitPrice !== listPrice && ` (list price ${formatCents(listPrice)})`}
    </>
  );
};

const SavingText = ({ line: { listPrice, unitPrice } }: { line: QuoteLine }) => {
  const saving = unitPrice === null ? null : savingOf(listPrice, unitPrice);
  return (
    saving && (
      <Typography variant="body2" sx={{ color: 'success.main', whiteSpace: 'nowrap' }}>
        {`${saving.percent}% off`}
      </Typography>
    )
  );
};

const Line = ({ line, admin }: { line: QuoteLine; admin: boolean }) => (
  <Box component="li" sx={row}>
    <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
      <Picture src={line.picture} alt="" sizes="56px" lazy />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={toolHref(line.toolId, admin)}
        color="inherit"
        underline="always"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {line.toolName}
      </Link>
      <Typography variant="body2" sx={small}>
        {line.sku}
      </Typography>
      <Typography variant="body2" sx={small}>
        <PriceText line={line} />
      </Typography>
    </Box>
    <Box sx={{ textAlign: 'right' }}>
      <Typography sx={{ fontWeight: 650, ...(line.lineTotal === null && small) }}>
        {formatCents(line.lineTotal ?? lineTotalOf(line.listPrice, line.quantity))}
      </Typography>
      <SavingText line={line} />
    </Box>
  </Box>
);

/** The lines of a quote: before the first offer at the prices of the shop, then at the offered ones. */
export const QuoteLines = ({ lines, admin }: QuoteLinesProps) => (
  <Box component="ul" aria-label="Lines" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
    {lines.map((line) => (
      <Line key={line.toolId} line={line} admin={admin} />
    ))}
  </Box>
);

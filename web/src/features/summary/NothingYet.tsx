import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Summary } from 'functions/contract';
import { Link } from 'react-router-dom';
import { statusNotices } from '../../domain/company/statusNotices.ts';
import { paths } from '../../lib/router/paths.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';

interface Start {
  title: string;
  text: string;
  links: readonly { label: string; to: string }[];
}

const howToOrder: Start = {
  title: 'Your first order',
  text: 'Find tools, or type and paste SKUs with quantities. What is on its way, due or waits for you then appears here.',
  links: [
    { label: 'See our tools', to: paths.tools },
    { label: 'Quick order', to: paths.quickOrder },
  ],
};

const nothingToPay: Start = {
  title: 'Nothing is ordered yet',
  text: 'What the company has ordered and has to pay appears here as soon as a member orders.',
  links: [{ label: 'See the company', to: paths.company.path }],
};

/** What someone can do for whom nothing has happened yet. */
const startOf = ({ companyStatus, purchases }: Summary): Start => {
  if (companyStatus !== null && companyStatus !== 'active') {
    const links = [{ label: 'See the company', to: paths.company.href(buyingFor()) }];
    return { ...statusNotices[companyStatus], links };
  }
  return purchases === null ? nothingToPay : howToOrder;
};

const frame = {
  p: 2,
  minHeight: 'inherit',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
} as const;

/** In place of zeros: what to do first. */
export const NothingYet = ({ summary }: { summary: Summary }) => {
  const { title, text, links } = startOf(summary);
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={frame}>
      <div>
        <Typography component="p" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '88ch' }}>
          {text}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {links.map(({ label, to }) => (
          <Button key={label} component={Link} to={to} size="small" variant="outlined">
            {label}
          </Button>
        ))}
      </Box>
    </Paper>
  );
};

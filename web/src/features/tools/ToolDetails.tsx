import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatMoney, type Tool } from 'functions/contract';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Picture } from '../../components/Picture.tsx';

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700 }}>
      {value}
    </Typography>
  </div>
);

/** A tool with what a buyer must know before ordering it. */
export const ToolDetails = ({ tool }: { tool: Tool }) => (
  <div>
    <Paper variant="outlined" sx={{ overflow: 'hidden', mb: 3 }}>
      <Picture src={tool.imageLink} alt={tool.toolName} ratio="4 / 3" />
    </Paper>
    <PageTitle>{tool.toolName}</PageTitle>
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 2,
        my: 3,
        py: 2,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Fact name="Price/Piece" value={formatMoney(tool.price)} />
      <Fact name="Min Order" value={String(tool.minOrder)} />
      <Fact name="Available" value={String(tool.available)} />
    </Box>
    <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line' }}>
      {tool.toolDescription}
    </Typography>
  </div>
);

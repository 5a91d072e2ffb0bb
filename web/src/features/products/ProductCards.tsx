import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ProductActions, type ProductViewProps } from './ProductActions.tsx';
import { ProductFigures } from './ProductFigures.tsx';

/** The tools where a table has no room. */
export const ProductCards = ({ tools, ...actions }: ProductViewProps) => (
  <Stack component="ol" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {tools.map((tool, index) => {
      const nameId = `name-of-${tool._id}`;
      return (
        <Paper component="li" variant="outlined" key={tool._id} sx={{ p: 2 }}>
          <div id={nameId}>
            <ProductFigures tool={tool}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`No. ${index + 1}`}
              </Typography>
            </ProductFigures>
          </div>
          <Box sx={{ mt: 1.5 }}>
            <ProductActions tool={tool} labelledBy={nameId} {...actions} />
          </Box>
        </Paper>
      );
    })}
  </Stack>
);

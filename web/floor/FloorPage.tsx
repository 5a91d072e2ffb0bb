import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

export interface FloorTool {
  id: number;
  name: string;
  summary: string;
  price: number;
}

const picture = '/hero.webp';

const Bar = () => (
  <AppBar position="static">
    <Toolbar>
      <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
        Tools
      </Typography>
      <Button color="inherit" component={Link} to="login">
        Log in
      </Button>
    </Toolbar>
  </AppBar>
);

const Hero = () => (
  <Box sx={{ bgcolor: 'primary.light', py: 6 }}>
    <Container>
      <Typography variant="h2" component="h1">
        Tools for the whole workshop
      </Typography>
      <Box
        component="img"
        src={picture}
        alt=""
        width={600}
        height={300}
        fetchPriority="high"
        sx={{ maxWidth: '100%', height: 'auto' }}
      />
    </Container>
  </Box>
);

const ToolCard = ({ tool: { name, summary, price } }: { tool: FloorTool }) => (
  <Card sx={{ height: 330 }}>
    <img src={picture} alt="" width={300} height={150} loading="lazy" />
    <CardContent sx={{ height: 110, overflow: 'hidden' }}>
      <Typography variant="h6" component="h2">
        {name}
      </Typography>
      <Typography variant="body2">{summary}</Typography>
    </CardContent>
    <CardActions>
      <Button size="small">{`Buy for $${price}`}</Button>
    </CardActions>
  </Card>
);

/** The least that a shop of React and MUI shows: a header, a hero and cards. */
export const FloorPage = ({ tools }: { tools: FloorTool[] }) => (
  <>
    <Bar />
    <Hero />
    <Container sx={{ py: 4 }}>
      <Grid container spacing={2}>
        {tools.map((tool) => (
          <Grid key={tool.id} size={{ xs: 12, sm: 6, md: 3 }}>
            <ToolCard tool={tool} />
          </Grid>
        ))}
      </Grid>
    </Container>
  </>
);

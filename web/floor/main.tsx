import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { FloorPage, type FloorTool } from './FloorPage.tsx';

const [root, data] = ['root', 'tools'].map((id) => document.getElementById(id));
if (!root || !data) throw new Error('index.html lacks an element');

const tools: FloorTool[] = JSON.parse(data.textContent ?? '');
const router = createBrowserRouter([{ path: '*', element: <FloorPage tools={tools} /> }]);

createRoot(root).render(
  <ThemeProvider theme={createTheme({ typography: { fontFamily: 'system-ui, sans-serif' } })}>
    <CssBaseline />
    <RouterProvider router={router} />
  </ThemeProvider>,
);

requestIdleCallback(() => import('./session.ts'), { timeout: 4000 });

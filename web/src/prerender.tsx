import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { SiteOrigin } from './components/siteOrigin.ts';
import { homeRequests } from './pages/homeLists.ts';
import { paths } from './paths.ts';

/** Like most pages this one waits for its code, and shows the shop's frame around a spinner. */
const framePath = '/frame';

const render = (path: string, origin: string | null) =>
  renderToString(
    <SiteOrigin value={origin}>
      <App AddressRouter={(props) => <StaticRouter location={path} {...props} />} />
    </SiteOrigin>,
  );

/** The pages to prerender, as React writes them: elements of the head first, styles in between. */
export const prerender = (origin: string | null) => ({
  home: { path: paths.home, markup: render(paths.home, origin), requests: homeRequests },
  frame: { markup: render(framePath, origin) },
});

import { type PropsWithChildren, useLayoutEffect, useState } from 'react';
import { BrowserRouter, createPath } from 'react-router-dom';

const currentPath = () => createPath(window.location);

/**
 * A BrowserRouter that also notices Back and Forward between its first rendering and its start,
 * while the code of a page loads: it only listens from its start on.
 */
export const UrlRouter = ({ children }: PropsWithChildren) => {
  const [renderedPath] = useState(currentPath);
  // Runs after the effect in which the BrowserRouter starts to listen.
  useLayoutEffect(() => {
    if (currentPath() === renderedPath) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [renderedPath]);
  return <BrowserRouter>{children}</BrowserRouter>;
};

import type { ComponentType } from 'react';
import { matchPath, Route } from 'react-router-dom';

/** A page and its path. */
export interface PageRoute {
  path: string;
  Page: ComponentType & {
    /** Loads the code of its first view. */
    preload: () => Promise<unknown>;
    /** The name of its module, by which the build finds the scripts to preload. */
    module: string;
    /** The names of other modules that its first view loads. */
    further?: string[];
  };
  /** Resolves when all that its first view needs to know is known. */
  ready?: () => Promise<void>;
}

/** The routes of pages, within a parent with the path `base`. */
export const routesOf = (pages: PageRoute[], base = '') =>
  pages.map(({ path, Page }) => (
    <Route key={path} path={path.slice(base.length).replace(/^\//, '')} element={<Page />} />
  ));

/** The page at a path, if it is one of these. */
export const pageAt = (pages: PageRoute[], pathname: string): PageRoute | undefined =>
  pages.find(({ path }) => matchPath(path, pathname));

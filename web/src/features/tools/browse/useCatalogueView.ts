import { useState } from 'react';
import { useHydrated } from '../../../components/useHydrated.ts';

const views = ['grid', 'list'] as const;
export type CatalogueView = (typeof views)[number];

const storageKey = 'catalogue-view';

/** The stored view. Without local storage there is none. */
const readView = (): CatalogueView => {
  try {
    const stored = localStorage.getItem(storageKey);
    return views.find((view) => view === stored) ?? 'grid';
  } catch {
    return 'grid';
  }
};

const storeView = (view: CatalogueView) => {
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // The view then lasts until the page is left.
  }
};

/** The visitor's choice between the grid and the list, which this browser keeps. */
export const useCatalogueView = () => {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<CatalogueView | null>(null);
  const choose = (view: CatalogueView) => {
    storeView(view);
    setChosen(view);
  };
  return [chosen ?? (hydrated ? readView() : 'grid'), choose] as const;
};

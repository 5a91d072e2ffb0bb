import { useState } from 'react';
import { sharedStorage } from '../../../lib/browser/browserStorage.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';

const views = ['grid', 'list'] as const;
export type CatalogueView = (typeof views)[number];

const storageKey = 'catalogue-view';

const readView = (): CatalogueView => {
  const storedText = sharedStorage.read(storageKey);
  return views.find((view) => view === storedText) ?? 'grid';
};

/** The visitor's choice between the grid and the list, which this browser keeps. */
export const useCatalogueView = () => {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<CatalogueView | null>(null);
  const choose = (view: CatalogueView) => {
    sharedStorage.write(storageKey, view);
    setChosen(view);
  };
  return [chosen ?? (hydrated ? readView() : 'grid'), choose] as const;
};

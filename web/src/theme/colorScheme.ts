/** The attribute of the html element that names the scheme in force, `light` or `dark`. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Local storage's key for the choice made: `light`, `dark` or `system`. */
export const modeStorageKey = 'color-scheme-mode';

/** Sets the scheme before anything is drawn. Storage may be forbidden: then the system decides. */
export const colorSchemeScript = `{
  let mode;
  try { mode = localStorage.getItem('${modeStorageKey}'); } catch {}
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('${colorSchemeAttribute}', mode);
}`;

/** The attribute of the html element with the active scheme, `light` or `dark`. */
export const colorSchemeAttribute = 'data-color-scheme';

/** The local storage key of the user's choice: `light`, `dark` or `system`. */
export const modeStorageKey = 'color-scheme-mode';

/** Sets the scheme before the first paint. If storage is blocked, it follows the system. */
export const colorSchemeScript = `{
  let mode;
  try { mode = localStorage.getItem('${modeStorageKey}'); } catch {}
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('${colorSchemeAttribute}', mode);
}`;

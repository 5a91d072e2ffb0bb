import { mdiBrightness5, mdiMoonWaningCrescent } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { Icon } from '../media/Icon.tsx';

const useSystemScheme = () =>
  useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';

const useScheme = (system: 'dark' | 'light') => {
  const { mode = 'system', setMode } = useColorScheme();
  const hydrated = useHydrated();
  const chosen = mode === 'system' ? system : mode;
  // The prerendering does not know the scheme. Until hydration, CSS shows the right icon.
  return { current: hydrated ? chosen : 'light', setMode };
};

/** Renders both icons; CSS hides the one that does not apply. */
const SchemeIcons = () => (
  <>
    <Icon
      path={mdiMoonWaningCrescent}
      sx={(theme) => theme.applyStyles('dark', { display: 'none' })}
    />
    <Icon path={mdiBrightness5} sx={(theme) => theme.applyStyles('light', { display: 'none' })} />
  </>
);

/** Switches between light and dark. Choosing the system's scheme follows the system again. */
export const ColorSchemeToggle = () => {
  const system = useSystemScheme();
  const { current, setMode } = useScheme(system);
  const other = current === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      color="inherit"
      aria-label={`Use ${other} colours`}
      onClick={() => setMode(other === system ? 'system' : other)}
    >
      <SchemeIcons />
    </IconButton>
  );
};

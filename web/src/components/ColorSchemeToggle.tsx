import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Icon } from './Icon.tsx';
import { useHydrated } from './useHydrated.ts';

const useSystemScheme = () =>
  useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';

const useScheme = (system: 'dark' | 'light') => {
  const { mode = 'system', setMode } = useColorScheme();
  const hydrated = useHydrated();
  const chosen = mode === 'system' ? system : mode;
  // What is prerendered cannot know the scheme; the style sheet shows the right icon by then.
  return { current: hydrated ? chosen : 'light', setMode };
};

/** Both of them are drawn, and the scheme in force shows one. */
const SchemeIcons = () => (
  <>
    <Icon path={mdiWeatherNight} sx={(theme) => theme.applyStyles('dark', { display: 'none' })} />
    <Icon
      path={mdiWhiteBalanceSunny}
      sx={(theme) => theme.applyStyles('light', { display: 'none' })}
    />
  </>
);

/** Changes between light and dark. Choosing what the system says goes back to following it. */
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

import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Icon } from './Icon.tsx';

const useSystemScheme = () =>
  useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';

/** Changes between light and dark. Choosing what the system says goes back to following it. */
export const ColorSchemeToggle = () => {
  const system = useSystemScheme();
  const { mode = 'system', setMode } = useColorScheme();
  const current = mode === 'system' ? system : mode;
  const other = current === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      color="inherit"
      aria-label={`Use ${other} colours`}
      onClick={() => setMode(other === system ? 'system' : other)}
    >
      <Icon path={other === 'dark' ? mdiWeatherNight : mdiWhiteBalanceSunny} />
    </IconButton>
  );
};

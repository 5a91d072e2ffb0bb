import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A slow machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

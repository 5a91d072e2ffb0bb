import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A safety net, as emulators/suite/testing/patience.ts has it for the rest.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

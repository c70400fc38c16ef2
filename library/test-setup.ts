import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { waitTimeout } from '../scripts/setup/timeouts.ts';

configure({ asyncUtilTimeout: waitTimeout });
afterEach(cleanup);

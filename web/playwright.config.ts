import { defineConfig } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server.ts',
  timeout: 120_000,
  workers: 2,
  retries: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  // Times are taken last and alone, so that no other test takes the processor meanwhile.
  projects: [
    { name: 'all', testIgnore: 'timing.spec.ts' },
    { name: 'timing', testMatch: 'timing.spec.ts', dependencies: ['all'] },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 10_000,
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags },
    trace: 'off',
  },
});

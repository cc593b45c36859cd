import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const version =
  /^version = "(.*)"/m.exec(readFileSync(new URL('../pyproject.toml', import.meta.url), 'utf8'))?.[1] ?? '';

// The built files are committed under src/fracas/web, so that nobody needs Node to play.
export default defineConfig({
  plugins: [svelte()],
  define: { __FRACAS_VERSION__: JSON.stringify(version) },
  build: {
    outDir: '../src/fracas/web',
    emptyOutDir: true,
    target: 'es2022',
    // Otherwise light-dark() is written out twice, and a part could not ask for the colours of the day.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  resolve: { conditions: process.env.VITEST ? ['browser'] : undefined },
  test: { environment: 'jsdom', testTimeout: 20_000, include: ['src/**/*.test.ts'] },
});

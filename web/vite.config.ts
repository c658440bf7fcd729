import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { renderRules } from './tools/rules-html.ts';

// `import html from '…/honshu.md?rules'` gives the page as HTML, made while building.
function rulesPages(): Plugin {
  return {
    name: 'rules-pages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md')) return null;
      return `export default ${JSON.stringify(renderRules(readFileSync(id, 'utf8')))}`;
    },
  };
}

const server = process.env.KITAMAE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [rulesPages(), svelte()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 2048, manifest: true },
});

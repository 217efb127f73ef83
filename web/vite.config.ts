import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/roji/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of our own and nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues";

/**
 * Where the development server passes on what it cannot answer: a Kasimir that runs beside it. The host stays the one that
 * the page is from, as Kasimir refuses pages from elsewhere; a mere string would have Vite change it.
 */
const KASIMIR = { target: "http://localhost:8080", changeOrigin: false };

// The built client goes into the Python package, which serves it; nothing is loaded from anywhere else.
export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: "../src/kasimir/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // A phone far away waits for every round of requests: few files, each for what is needed together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "shared", test: /[\\/](?:board|i18n|learn|replay|table|ui|node_modules)[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": KASIMIR, "/healthz": KASIMIR, "/ws": { ...KASIMIR, ws: true } } },
});

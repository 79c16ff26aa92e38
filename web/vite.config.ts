import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues";

/**
 * The development server proxies requests to a running Kasimir. The `Host` header is left unchanged, because Kasimir refuses
 * pages from other origins; with a plain string Vite would change it.
 */
const KASIMIR = { target: "http://localhost:8080", changeOrigin: false };

// The client is built into the Python package, which serves it; nothing is loaded from other hosts.
export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: "../src/kasimir/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Each round trip takes long on a slow network: few files, each with everything that is needed together.
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

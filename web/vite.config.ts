import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client goes into the Python package, which serves it; nothing is loaded from anywhere else.
export default defineConfig({
  plugins: [svelte()],
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
            { name: "shared", test: /[\\/](?:art|lib|parts|node_modules)[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://localhost:8080", "/ws": { target: "ws://localhost:8080", ws: true } } },
});

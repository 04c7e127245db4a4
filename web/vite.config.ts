/// <reference types="node" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["RUMMYROOM_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  // Vitest would otherwise take Svelte's server build, which has no reactive state.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/rummyroom/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The catalogues lie beside the Python package, outside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true },
      "/healthz": { target: server },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});

import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Tests of the packed packages, which `npm run test:packages` builds and installs first. */
export default defineConfig({
	root: join(import.meta.dirname, "../.."),
	test: {
		include: ["tools/packages/**/*.packages.test.ts"],
		fileParallelism: false,
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
});

import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "../..");

/** Tests that need a cluster. Files run one at a time, because they share it and some stop its nodes. */
export default defineConfig({
	root,
	test: {
		include: ["**/*.cluster.test.ts"],
		exclude: [...configDefaults.exclude],
		fileParallelism: false,
		// The shared suite has tests with this tag.
		tags: [{ name: "sweep" }],
		testTimeout: 300_000,
		hookTimeout: 300_000,
		setupFiles: ["./test/setup/no-network.ts", "./test/setup/seed.ts"],
	},
});

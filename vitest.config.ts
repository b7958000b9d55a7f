import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: [
			"packages/*/src/**/*.test.ts",
			"apps/*/src/**/*.test.{ts,tsx}",
			"verify/src/**/*.test.ts",
			"test/**/*.test.ts",
		],
		setupFiles: ["./test/setup/no-network.ts", "./test/setup/seed.ts"],
	},
});

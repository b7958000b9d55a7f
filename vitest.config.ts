import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: [
			"packages/*/src/**/*.test.ts",
			"apps/*/src/**/*.test.{ts,tsx}",
			"verify/src/**/*.test.ts",
			"test/**/*.test.ts",
		],
		// Some tests start processes and browsers, on machines that may be busy: a limit is there to end what hangs.
		testTimeout: 60_000,
		setupFiles: ["./test/setup/no-network.ts", "./test/setup/seed.ts"],
	},
});

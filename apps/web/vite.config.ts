import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Two builds: what browsers load, and the server. The server's packages stay outside, where Node finds them. */
export default defineConfig(({ isSsrBuild }): UserConfig => {
	const shared: UserConfig = { root: here("."), publicDir: false, logLevel: "warn" };
	return isSsrBuild ? { ...shared, ...server } : { ...shared, ...client };
});

/** The oldest browsers that the site is for. */
export const BROWSERS = ["chrome123", "firefox120", "safari17.5"];

const client: UserConfig = {
	// Files name each other by relative addresses, so that the site can be served below a path.
	base: "./",
	build: {
		outDir: here("dist/client"),
		emptyOutDir: true,
		manifest: true,
		target: BROWSERS,
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: { input: here("src/client/main.ts") },
	},
};

const server: UserConfig = {
	ssr: { external: true },
	build: {
		outDir: here("dist/server"),
		emptyOutDir: true,
		ssr: true,
		target: "node26",
		minify: false,
		rolldownOptions: {
			input: {
				serve: here("src/server/process/serve.ts"),
				render: here("src/rendering/render.worker.ts"),
				port: here("src/server/metrics/port.worker.ts"),
			},
			external: /^@vitrine\//,
		},
	},
};

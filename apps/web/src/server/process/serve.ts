import type { Serve } from "./serving.ts";

/** Serves the site. Rejects with a message to print when the port is taken. */
export const serve: Serve = async (options = {}) => {
	// React reads it when it is loaded, hence the late import.
	process.env["NODE_ENV"] ??= "production";
	const { listen } = await import("./listen.ts");
	return listen(options);
};

if (import.meta.main) {
	const { runServer } = await import("./run.ts");
	await runServer(serve);
}

import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";
import { readSettings } from "../src/server/config.ts";
import { buildEmbed } from "./embed.ts";
import { writeFonts } from "./fonts.ts";

const { port, host = "localhost" } = readSettings(process.env);
await writeFonts();
await buildEmbed();
const vite = await createServer({
	configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
	server: { middlewareMode: true },
	appType: "custom",
});

/** The app, reloaded when a source changes. */
async function answer(request: Request): Promise<Response> {
	const { developmentApp } = (await vite.ssrLoadModule("/src/server/process/development.ts")) as {
		developmentApp(): Promise<{ fetch(request: Request): Response | Promise<Response> }>;
	};
	return (await developmentApp()).fetch(request);
}

const listener = getRequestListener(answer);
createHttpServer((request, response) =>
	vite.middlewares(request, response, () => void listener(request, response)),
).listen(port, host, () => console.log(`Vitrine, in development, is at http://localhost:${port}`));

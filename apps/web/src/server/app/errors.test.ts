import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteOf } from "../../site/site.ts";
import type { Log } from "../log/log.ts";
import { answerErrors } from "./errors.tsx";

const HEAD = "POST /%s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";

/** The messages that are logged where a client leaves within a request. */
async function loggedOf(path: string): Promise<readonly unknown[]> {
	const logged: unknown[] = [];
	const answered = Promise.withResolvers<void>();
	const app = new Hono();
	app.use(async (_, next) => next().finally(answered.resolve));
	app.post("/read", async (context) => context.json(await context.req.json()));
	app.post("/stream", async (context) => {
		await context.req.raw.body?.pipeTo(new WritableStream());
		return context.body(null);
	});
	app.post("/elsewhere", async (context) => {
		await context.req.text().catch(() => {});
		throw Object.assign(new Error("aborted"), { code: "ECONNRESET" });
	});
	const log = { error: (...said: unknown[]) => void logged.push(said) } as unknown as Log;
	answerErrors(app, (() => ({})) as unknown as SiteOf, log);
	const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
	await once(server, "listening");
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	socket.write(HEAD.replace("%s", path));
	await once(server, "request");
	socket.destroy();
	await answered.promise;
	server.close();
	return logged;
}

test.each(["read", "stream"])("a client that leaves within its request is no error of the site: %s", async (path) => {
	expect(await loggedOf(path)).toEqual([]);
});

test("another error is logged, also where the client has left", async () => {
	expect(await loggedOf("elsewhere")).toHaveLength(1);
});

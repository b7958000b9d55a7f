import { Socket } from "node:net";
import { beforeAll, expect } from "vitest";

/** Rooms that may open sockets, but only to this machine. */
const MAY_CONNECT =
	/\/(packages\/sources|packages\/search\/src\/engines|verify\/src\/here|verify\/src\/runs|apps|test)\//;
/** Where Node's own `connect` is kept, since the files of a worker share the prototype. */
const KEPT: unique symbol = Symbol.for("vitrine.connect");
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|)$/;

/** The test file that runs; a worker runs one at a time, and this file once before each. */
let file = "";
beforeAll(() => void (file = expect.getState().testPath ?? ""));

const connect = original(Socket.prototype);
Socket.prototype.connect = function (this: Socket, ...args: Parameters<Socket["connect"]>) {
	const host = hostOf(args);
	if (host !== undefined && !(MAY_CONNECT.test(file) && LOOPBACK.test(host)))
		throw new Error(`${file} tried to connect to ${host}: tests may not use the network`);
	return connect.apply(this, args);
} as Socket["connect"];

/** Node's own `connect`, also if it was replaced for an earlier file. */
function original(prototype: Socket & { [KEPT]?: Socket["connect"] }): Socket["connect"] {
	return (prototype[KEPT] ??= prototype.connect);
}

/** The host of a connect call; undefined for a local pipe. */
function hostOf(args: readonly unknown[]): string | undefined {
	const first = Array.isArray(args[0]) ? args[0][0] : args[0];
	if (typeof first === "string" && !/^\d+$/.test(first)) return undefined;
	if (typeof first === "object" && first !== null)
		return "path" in first && first.path ? undefined : String((first as { host?: string }).host ?? "");
	return typeof args[1] === "string" ? args[1] : "";
}

import { beforeAll } from "vitest";
import { expect } from "vitest";
import { Socket } from "node:net";

/** Rooms that may open sockets, but only to this machine. */
const MAY_CONNECT = /\/(packages\/sources|packages\/search\/src\/engines|apps|test)\//;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|)$/;

beforeAll(() => {
	const file = expect.getState().testPath ?? "";
	const connect = Socket.prototype.connect;
	Socket.prototype.connect = function (this: Socket, ...args: Parameters<Socket["connect"]>) {
		const host = hostOf(args);
		if (host !== undefined && !(MAY_CONNECT.test(file) && LOOPBACK.test(host)))
			throw new Error(`${file} reached for the network (${host}): a test may not`);
		return connect.apply(this, args);
	} as Socket["connect"];
});

/** The host of a connect call; undefined for a local pipe. */
function hostOf(args: readonly unknown[]): string | undefined {
	const first = Array.isArray(args[0]) ? args[0][0] : args[0];
	if (typeof first === "string" && !/^\d+$/.test(first)) return undefined;
	if (typeof first === "object" && first !== null)
		return "path" in first && first.path ? undefined : String((first as { host?: string }).host ?? "");
	return typeof args[1] === "string" ? args[1] : "";
}

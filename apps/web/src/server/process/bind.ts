import { createServer, type ListenOptions, type Server as NetServer } from "node:net";
import type { Server } from "node:http";

/** The addresses of a server that is to be reached from its own machine only; browsers try both for localhost. */
const [IPV4, IPV6] = ["127.0.0.1", "::1"];

/** Listens on a port, which `variable` sets; of this machine only unless a host is given. Rejects with a message to print where that fails. */
export async function bind(http: NetServer, port: number, host: string | undefined, variable = "PORT"): Promise<void> {
	await listening(http, { port, host: host ?? IPV4 }).catch((error: NodeJS.ErrnoException) => {
		throw explained(error, variable, port, host);
	});
	if (host === undefined) await alsoOnIpv6(http, port, variable);
}

/** Sockets that listen for readers. */
const DOORS = 16;

/**
 * The same for readers, by several sockets on Linux, among which the system distributes connections: Node accepts one
 * connection of each socket between two rounds of work, so with one socket, under overload, a probe waits for its connection
 * behind all others.
 */
export async function bindWide(http: Server, port: number, host: string | undefined): Promise<void> {
	if (process.platform !== "linux") return bind(http, port, host);
	// Sockets that share a port would not notice another program on it.
	const first = createServer();
	await bind(first, port, host);
	const taken = portOf(first) ?? port;
	await new Promise((resolve) => void first.close(resolve));
	const isShared = await listening(http, { port: taken, host: host ?? IPV4, reusePort: true }).then(
		() => true,
		() => false,
	);
	if (!isShared) return bind(http, taken, host);
	for (let door = 1; door < DOORS; door++) {
		const other = passingOn(http);
		await listening(other, { port: taken, host: host ?? IPV4, reusePort: true });
		closeTogether(http, other);
	}
	if (host === undefined) await alsoOnIpv6(http, port, "PORT");
}

function listening(server: NetServer, options: ListenOptions): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(options, () => {
			server.off("error", reject);
			resolve();
		});
	});
}

/** A server whose connections are those of another. */
const passingOn = (http: NetServer): NetServer =>
	createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.emit("connection", socket));

function portOf(server: NetServer): number | undefined {
	const address = server.address();
	return typeof address === "object" ? address?.port : undefined;
}

/** Passes connections to the same port of ::1 on. Without IPv6, or if a free port was wanted and is taken there, it does not. */
async function alsoOnIpv6(http: NetServer, wanted: number, variable: string): Promise<void> {
	const port = portOf(http);
	if (port === undefined) return;
	const other = passingOn(http);
	try {
		await listening(other, { port, host: IPV6 });
	} catch (error) {
		if (wanted !== 0 && (error as NodeJS.ErrnoException).code === "EADDRINUSE")
			throw explained(error as NodeJS.ErrnoException, variable, wanted);
		return;
	}
	closeTogether(http, other);
}

/** Makes the first server close the second as well, and wait for the connections of both. */
function closeTogether(http: NetServer, other: NetServer): void {
	const close = http.close.bind(http);
	http.close = (done) => {
		const closed = new Promise<void>((resolve) => void other.close(() => resolve()));
		return close((error) => void closed.then(() => done?.(error)));
	};
}

/** The error with what to do about it. */
function explained(error: NodeJS.ErrnoException, variable: string, port: number, host = "this machine"): Error {
	const other = `${variable}=${port < 65_535 ? port + 1 : 3000} npm start`;
	if (error.code === "EADDRINUSE")
		return new Error(`Port ${port} is in use by another program. Stop it, or choose another port: ${other}`);
	if (error.code === "EACCES")
		return new Error(`This account may not use port ${port}. Choose one above 1023: ${variable}=3000 npm start`);
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
		return new Error(
			`HOST ${host} is not an address of this machine. Unset HOST to listen on this machine only, or set HOST=0.0.0.0 for all its addresses.`,
		);
	return error;
}

/** An address of the server that a browser on this machine can open. */
export function urlOf(http: Server, host = "localhost"): string {
	const port = portOf(http);
	const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
	return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

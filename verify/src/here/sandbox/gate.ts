import { chmodSync, mkdirSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

/** A socket in a folder that leads to one port of this machine, and nowhere else. */
interface Gate {
	/** The folder with the socket `server`. */
	readonly folder: string;
	close(): Promise<void>;
}

/** Connections at a time. */
const MOST = 64;

/** Opens a gate to a port of this machine. */
export async function openGate(folder: string, port: number): Promise<Gate> {
	mkdirSync(folder, { recursive: true });
	const open = new Set<Socket>();
	const server = createServer((client) => {
		const inner = connect(port, "127.0.0.1");
		for (const [one, other] of [
			[client, inner],
			[inner, client],
		] as const) {
			open.add(one);
			one.on("error", () => other.destroy());
			one.on("close", () => {
				open.delete(one);
				other.destroy();
			});
			one.pipe(other);
		}
	});
	server.maxConnections = MOST;
	const path = join(folder, "server");
	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(path, resolve));
	// The program is another account.
	chmodSync(folder, 0o755);
	chmodSync(path, 0o666);
	const close = (): Promise<void> =>
		new Promise((resolve) => {
			server.close(() => resolve());
			for (const socket of open) socket.destroy();
		});
	return { folder, close };
}

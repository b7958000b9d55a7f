// What programs share that start a server of a client.
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

/** The tag by which a client names a GGUF file: its quantization. */
export const tagOf = (file) => /-(Q\w+)\.gguf$/.exec(file)?.[1] ?? file;

/** Waits until an address is answered. */
export async function untilReady(address) {
	while (!(await isAnswered(address))) await setTimeout(100);
}

const isAnswered = (address) =>
	fetch(address).then(
		({ ok }) => ok,
		() => false,
	);

/** A port of this machine that nothing listens on. */
export function freePort() {
	return new Promise((resolve) => {
		const free = createServer().listen(0, "127.0.0.1", () => {
			const { port } = free.address();
			free.close(() => resolve(port));
		});
	});
}

import type { Server } from "node:http";

/** Listens on a port, which `variable` sets. Rejects with a message to print where that fails. */
export function bind(http: Server, port: number, host: string | undefined, variable = "PORT"): Promise<void> {
	return new Promise((resolve, reject) => {
		http.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, variable, port, host)));
		http.listen({ port, ...(host !== undefined && { host }) }, resolve);
	});
}

/** The error with what to do about it. */
function explained(error: NodeJS.ErrnoException, variable: string, port: number, host = "this machine"): Error {
	const other = `${variable}=${port < 65_535 ? port + 1 : 3000} npm start`;
	if (error.code === "EADDRINUSE")
		return new Error(`Port ${port} is in use by another program. Stop it, or choose another port: ${other}`);
	if (error.code === "EACCES")
		return new Error(`This account may not use port ${port}. Choose one above 1023: ${variable}=3000 npm start`);
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
		return new Error(`HOST ${host} is not an address of this machine. Unset HOST to listen on all addresses.`);
	return error;
}

/** An address of the server that a browser on this machine can open. */
export function urlOf(http: Server, host = "localhost"): string {
	const address = http.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
	return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

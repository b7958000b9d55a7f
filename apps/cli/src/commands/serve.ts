import { pathToFileURL } from "node:url";
import { messageOf } from "@vitrine/model";
import type { Command } from "commander";
import type { Serve } from "@vitrine/web";
import { placeOf } from "@vitrine/store";
import { Failure, Misuse } from "../errors.ts";
import type { Io } from "../io.ts";
import { endpointsOf, endpointsOption } from "../endpoints.ts";
import { dataOption, examples, opensearchOption, wholeOption } from "../options.ts";

interface Options {
	readonly port?: number;
	readonly host?: string;
	readonly data?: string;
	readonly opensearch?: string;
	readonly endpoints?: string;
	readonly accessLog?: string;
	/** False for `--no-starter`; true also if it is not given. */
	readonly starter: boolean;
}

/** `vitrine serve` */
export function serveCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("serve")
		.description("Serve the site, and build it first if its sources changed")
		.addOption(wholeOption("-p, --port <number>", "Port to listen on (default: PORT, otherwise 3000)", 0, 65_535))
		.option("--host <address>", "Address to listen on (default: HOST, otherwise this machine only)")
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addOption(endpointsOption())
		.option("--no-starter", "Leave out the starter models, and delete those that an earlier start added")
		.option("--access-log <file>", "Append a line of JSON to this file for each request")
		.addHelpText("after", examples("vitrine serve", "vitrine serve --port 8080 --data /var/lib/vitrine"))
		.action((options: Options) => serve(io, options));
}

async function serve(io: Io, options: Options): Promise<void> {
	placeOf(io.env, options);
	// Before the pages are built.
	if (options.endpoints) endpointsOf(io, options.endpoints);
	const { buildIfStale, serverFile } = await import("@vitrine/web/build");
	await buildIfStale((message) => io.err(`${message}\n`));
	const built = (await import(pathToFileURL(serverFile).href)) as { readonly serve: Serve };
	const [port, host] = [options.port ?? portOf(io), options.host ?? io.env["HOST"]];
	const server = await built
		.serve({
			...(port !== undefined && { port }),
			...(host && { host }),
			...(options.data !== undefined && { data: options.data }),
			...(options.opensearch !== undefined && { opensearch: options.opensearch }),
			...(options.endpoints !== undefined && { endpoints: options.endpoints }),
			...(options.accessLog !== undefined && { accessLog: options.accessLog }),
			...(!options.starter && { starter: false }),
			signal: io.signal,
		})
		.catch((error: unknown) => {
			throw new Failure(messageOf(error), { cause: error });
		});
	if (server.exposure !== undefined) io.err(`${server.line(server.exposure)}\n`);
	void server.ready.then(() => io.out(`${server.line(`Vitrine is ready at ${server.url}`)}\n`));
	const { killIfHanging } = await import("@vitrine/web/exit");
	await killIfHanging(await server.closed);
}

function portOf({ env: { PORT: port } }: Io): number | undefined {
	if (!port) return undefined;
	if (/^\d+$/.test(port) && Number(port) <= 65_535) return Number(port);
	throw new Misuse(`PORT is ${JSON.stringify(port)}; it should be a number from 0 to 65535`);
}

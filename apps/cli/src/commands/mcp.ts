import { messageOf } from "@vitrine/model";
import type { Command } from "commander";
import { withCatalogue } from "../catalogue.ts";
import { endpointsOf, endpointsOption } from "../endpoints.ts";
import type { Io } from "../io.ts";
import { dataOption, examples, opensearchOption } from "../options.ts";

interface Options {
	readonly data?: string;
	readonly opensearch?: string;
	readonly endpoints?: string;
}

/** `vitrine mcp` */
export function mcpCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("mcp")
		.description("Serve the catalogue to an agent over standard input and output (Model Context Protocol)")
		.addOption(endpointsOption())
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addHelpText("after", examples("vitrine mcp", "vitrine mcp --data /var/lib/vitrine"))
		.action((options: Options) => mcp(io, options, vitrine.version() ?? ""));
}

async function mcp(io: Io, options: Options, version: string): Promise<void> {
	const endpoints = endpointsOf(io, options.endpoints);
	const origin = io.env["VITRINE_ORIGIN"];
	const config = { version, endpoints, repository: "", hub: "", now: () => new Date(), development: false };
	const onError = (error: unknown): void => io.err(`${messageOf(error)}\n`);
	// Only here: no other command needs the data of pages.
	const { serveAgent } = await import("@vitrine/web/agents");
	await withCatalogue(io, options, (store) =>
		serveAgent(
			{ store, config: { ...config, ...(origin && { origin }) } },
			{ input: io.input, write: (text) => io.out(text), onError, signal: io.signal },
		),
	);
}

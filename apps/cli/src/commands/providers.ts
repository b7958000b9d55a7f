import { Argument, type Command } from "commander";
import { nearest } from "@vitrine/catalogue";
import { providers as builtIn, providersWith, type Provider } from "@vitrine/inference";
import { endpointsOf, endpointsOption } from "../endpoints.ts";
import { Misuse } from "../errors.ts";
import { facts, json, table } from "../format.ts";
import type { Io } from "../io.ts";
import { examples, jsonOption, suggesting } from "../options.ts";

interface Options {
	readonly json?: boolean;
	readonly endpoints?: string;
}

/** `vitrine providers [ID]` */
export function providersCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("providers")
		.description("List inference providers and your own endpoints, or describe one")
		.addArgument(
			suggesting(
				new Argument("[id]", "Provider or endpoint to describe"),
				builtIn.map(({ id }) => id),
			),
		)
		.addOption(endpointsOption())
		.addOption(jsonOption())
		.addHelpText("after", examples("vitrine providers", "vitrine providers together --json"))
		.action((id: string | undefined, options: Options) => show(io, id, options));
}

async function show(io: Io, id: string | undefined, options: Options): Promise<void> {
	const providers = providersWith(endpointsOf(io, options.endpoints));
	await io.out(id === undefined ? all(io, providers, options) : one(io, provider(providers, id), options));
}

function provider(providers: readonly Provider[], id: string): Provider {
	const found = providers.find((candidate) => candidate.id === id);
	if (found) return found;
	const near = nearest(
		providers.map((candidate) => candidate.id),
		id,
	);
	const advice = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "See `vitrine providers`.";
	throw new Misuse(`provider: ${JSON.stringify(id)} is not a provider. ${advice}`);
}

function all(io: Io, providers: readonly Provider[], options: Options): string {
	if (options.json) return json(providers);
	const rows = providers.map(({ id, label, status, access, tokenVariable, tasks }) => [
		id,
		label,
		status,
		access,
		tokenVariable ?? "none",
		String(tasks.length),
	]);
	return table(io, ["id", "name", "status", "access", "token variable", "tasks"], rows);
}

function one(io: Io, found: Provider, options: Options): string {
	if (options.json) return json(found);
	return facts(io, [
		["id", found.id],
		["name", found.label],
		[found.status === "own" ? "address" : "website", found.website],
		["organisation", found.hubOrg],
		["status", found.status],
		["access", found.access],
		["token", tokenOf(found)],
		["tasks", found.tasks.join(", ")],
	]);
}

function tokenOf({ tokenVariable, auth }: Provider): string {
	if (tokenVariable === undefined) return "none";
	return `${tokenVariable}, sent as "${auth === "X-Key" ? "X-Key:" : `Authorization: ${auth}`} …"`;
}

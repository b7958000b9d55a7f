import type { Command } from "commander";
import { nearest } from "@vitrine/catalogue";
import { providers, type Provider } from "@vitrine/inference";
import { Misuse } from "../errors.ts";
import { facts, json, table } from "../format.ts";
import type { Io } from "../io.ts";
import { jsonOption } from "../options.ts";

/** `vitrine providers [ID]` */
export function providersCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("providers")
		.description("list all inference providers, or what is known of one")
		.argument("[id]", "a provider, such as together")
		.addOption(jsonOption())
		.action((id: string | undefined, options: { json?: boolean }) =>
			io.out(id === undefined ? all(io, options) : one(io, provider(id), options)),
		);
}

function provider(id: string): Provider {
	const found = providers.find((candidate) => candidate.id === id);
	if (found) return found;
	const near = nearest(
		providers.map((candidate) => candidate.id),
		id,
	);
	const advice = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "`vitrine providers` lists them all.";
	throw new Misuse(`provider: ${JSON.stringify(id)} is not a provider. ${advice}`);
}

function all(io: Io, options: { json?: boolean }): string {
	if (options.json) return json(providers);
	const rows = providers.map(({ id, label, status, access, tokenVariable, tasks }) => [
		id,
		label,
		status,
		access,
		tokenVariable,
		String(tasks.length),
	]);
	return table(io, ["id", "name", "status", "access", "key is read from", "tasks"], rows);
}

function one(io: Io, found: Provider, options: { json?: boolean }): string {
	if (options.json) return json(found);
	return facts(io, [
		["id", found.id],
		["name", found.label],
		["website", found.website],
		["organisation", found.hubOrg],
		["status", found.status],
		["access", found.access],
		["key", `${found.tokenVariable}, sent as "Authorization: ${found.auth} …"`],
		["tasks", found.tasks.join(", ")],
	]);
}

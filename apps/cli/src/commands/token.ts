import type { Command } from "commander";
import { placeOf, type Token, TokenList, tokensFile } from "@vitrine/store";
import { Misuse } from "../errors.ts";
import { json, printable, table } from "../format.ts";
import type { Io } from "../io.ts";
import { catalogueCommand, examples, listOption } from "../options.ts";

interface Options {
	readonly owner?: readonly string[];
	readonly expires?: string;
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
}

const END = `
With the first token, the site, its API and its files require one: see docs/access.md.
A running server notices each change at once. The list is access.sqlite in the data
folder, or the file of VITRINE_TOKENS.
${examples("vitrine token add anna --owner acme --expires 90d", "vitrine token list", "vitrine token revoke anna")}`;

/** `vitrine token add|list|revoke` */
export function tokenCommand(vitrine: Command, io: Io): void {
	const token = vitrine
		.command("token")
		.description("Add, list and revoke access tokens for the site")
		.helpCommand("help [command]", "Print help for a command")
		.addHelpText("after", END);
	const add = (name: string, description: string): Command => catalogueCommand(token, name, description);
	add("add <name>", "Add a token, and print it once: only a hash of it is stored")
		.addOption(
			listOption("--owner <owner>", "Also give access to private and gated models of this owner; * is all owners"),
		)
		.option("--expires <when>", "Expire after a time, such as 12h, 30d or 4w, or on a date, such as 2027-01-31")
		.action((name: string, options: Options) => addToken(io, name, options));
	add("list", "List the tokens, without their secrets").action((options: Options) => list(io, options));
	add("revoke <name>", "Revoke a token").action((name: string, options: Options) => revoke(io, name, options));
}

async function addToken(io: Io, name: string, options: Options): Promise<void> {
	const { owner: owners = [], expires } = options;
	const request = { name, owners, ...(expires !== undefined && { expires }) };
	const { secret, token } = withList(io, options, (list) => list.add(request, new Date()));
	await io.out(options.json ? json({ ...token, token: secret }) : `${secret}\n`);
	if (!options.json) io.err(`Added ${described(token)}. It is not shown again.\n`);
}

async function list(io: Io, options: Options): Promise<void> {
	const tokens = withList(io, options, (list) => list.all());
	if (options.json) return io.out(json(tokens));
	if (tokens.length === 0) return io.err("There are no tokens. To add one: vitrine token add NAME --owner OWNER\n");
	await io.out(table(io, ["name", "owners", "added", "state"], tokens.map(rowOf)));
}

async function revoke(io: Io, name: string, options: Options): Promise<void> {
	withList(io, options, (list) => list.revoke(name, new Date()));
	await io.out(options.json ? json({ revoked: name }) : `Revoked the token ${printable(name)}.\n`);
}

function withList<T>(io: Io, options: Options, work: (list: TokenList) => T): T {
	const path = tokensFile(io.env, placeOf(io.env, options));
	if (path === undefined)
		throw new Misuse(
			"VITRINE_TOKENS is not set: with a cluster, it names the file of the tokens, which its servers share",
		);
	const list = new TokenList(path, true);
	try {
		return work(list);
	} finally {
		list.close();
	}
}

const rowOf = (token: Token): readonly string[] => [
	token.name,
	ownersOf(token),
	token.createdAt.slice(0, 10),
	stateOf(token),
];

function stateOf({ expiresAt, revokedAt }: Token): string {
	if (revokedAt !== undefined) return `revoked on ${revokedAt.slice(0, 10)}`;
	if (expiresAt === undefined) return "valid";
	return `${Date.parse(expiresAt) <= Date.now() ? "expired on" : "valid until"} ${expiresAt.slice(0, 10)}`;
}

const ownersOf = ({ owners }: Token): string => (owners === "*" ? "*" : owners.join(", ")) || "–";

function described({ name, owners, expiresAt }: Token): string {
	const models = owners === "*" ? "all private and gated models" : `private and gated models of ${owners.join(", ")}`;
	const until = expiresAt === undefined ? "" : `, until ${expiresAt.slice(0, 10)}`;
	return `the token ${name}, which gives access to ${owners.length === 0 ? "what is not private or gated" : models}${until}`;
}

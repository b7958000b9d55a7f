import { appSnippets, type LocalApp } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { type Install, installIn, programHere } from "./install.ts";
import type { Plan, PlannedBlock } from "./planned.ts";
import { CONTAINERS, isRequest, programIn, splitInstall, startsServer } from "./printedCommands.ts";
import { unmetIn } from "./unmet.ts";

/** A block of commands, with its install line apart. */
interface Commands {
	readonly block: PlannedBlock;
	/** The install line above the commands; empty if there is none. */
	readonly install: string;
	readonly text: string;
}

/** The commands of a model's page for an app: those that start a server are run with the request that the page prints for it. */
export function planOfApp(app: LocalApp, record: ModelRecord, hasGpu: boolean): Plan | { readonly problem: string } {
	const all = appSnippets(app, record).flatMap((one) => ("code" in one ? [commandsOf(one.title, one.code)] : []));
	if (all.length === 0) return { problem: `${app.prettyLabel} is opened by a link` };
	const request = all.find(({ text }) => isRequest(text))?.block;
	const others = all.filter(({ block }) => block !== request);
	const given = others.map(givenBy);
	const found = given.find((one) => !("problem" in one)) ?? given[0];
	if (found === undefined) return { problem: `its page only has a request to ${app.prettyLabel}` };
	if ("problem" in found) return found;
	const { gives, install } = found;
	const blocks = others.map((one) => planned(one, problemOf(one, found, request, hasGpu), request));
	return { library: app.key, install, gives, blocks };
}

function planned(one: Commands, problem: string | undefined, request: PlannedBlock | undefined): PlannedBlock {
	if (problem !== undefined) return { ...one.block, problem };
	return isServer(one) && request !== undefined ? { ...one.block, request } : one.block;
}

const isServer = ({ block }: Commands): boolean => startsServer(block.title);

function commandsOf(title: string | undefined, code: { readonly shape: string; toString(): string }): Commands {
	const { install, text } = splitInstall(String(code));
	const block = { shape: code.shape, language: "sh" as const, text, ...(title !== undefined && { title }) };
	return { block, text, install };
}

type Given = { readonly gives: Install; readonly install: string };

/** What commands need: their install line, or the program that this machine has already. */
function givenBy({ install, text }: Commands): Given | { readonly problem: string } {
	const read = installIn(install);
	if (!("problem" in read)) return { gives: read, install };
	const program = programIn(text);
	if (CONTAINERS.test(program)) return { problem: `its commands start a container with ${program}` };
	if (programHere(program) !== undefined) return { gives: { from: "machine", program }, install };
	const how = install === "" ? "" : ` (${install.split("\n").join("; ")})`;
	return { problem: `${program} is not installed on this machine, and its page does not install it with pip${how}` };
}

function problemOf(
	one: Commands,
	{ install, gives }: Given,
	request: PlannedBlock | undefined,
	hasGpu: boolean,
): string | undefined {
	const program = programIn(one.text);
	if (CONTAINERS.test(program)) return `It starts a container with ${program}.`;
	if (one.install !== install && "problem" in installIn(one.install)) return "It installs the app in another way.";
	if (gives.from === "machine" && programHere(program) === undefined)
		return `${program} is not installed on this machine.`;
	if (/^Chat\b/.test(one.block.title ?? "")) return "It is a conversation in a terminal.";
	if (isServer(one) && request === undefined) return "It starts a server, and the page prints no request for it.";
	return unmetIn(one.text, hasGpu) ?? (request && isServer(one) ? unmetIn(request.text, hasGpu) : undefined);
}

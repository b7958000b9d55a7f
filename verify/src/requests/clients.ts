import { type Client, clientNamed, CLIENTS, fullName } from "@vitrine/inference";
import type { Subject } from "../subject.ts";
import type { Authorship } from "./expectation.ts";

/** How the snippets of a client are run and judged, which follows from the client itself. */
interface ClientFacts {
	/** Such as `python/requests`. */
	readonly name: string;
	/** The SDK whose request it must send. */
	readonly author: Authorship;
	/** Whether it saves the images, sounds and videos that it receives; otherwise it prints their addresses. */
	readonly saves: boolean;
	/** The tools that the result depends on, by their names in `Tooling.versions`. */
	readonly tools: readonly string[];
}

/** The names of the clients, such as `python/requests`. */
export const CLIENT_NAMES: readonly string[] = CLIENTS.map(fullName);

/** The client of a snippet; throws for an unknown client. */
export function clientOf({ language, call }: Subject): ClientFacts {
	const { client = "" } = call ?? {};
	return factsOf(clientNamed(client.includes("/") ? client : `${language}/${client}`));
}

const HUB = "js:@huggingface/inference";

function factsOf(client: Client): ClientFacts {
	const author = authorOf(client);
	const needed = client.package ? [packageTool(client.package)] : [];
	const reference = author === "hub python" ? [] : [HUB];
	return {
		name: fullName(client),
		author,
		saves: client.saves,
		tools: [...new Set([runtimeOf(client), ...needed, ...reference])],
	};
}

function authorOf({ speaks, language }: Client): Authorship {
	if (speaks === "http") return "raw";
	return language === "python" ? "hub python" : "hub javascript";
}

/** Shell snippets depend on the program they are named after. */
const runtimeOf = ({ language, name }: Client): string =>
	language === "python" ? "python" : language === "js" ? "node" : name;

/** Python distributions are compared by their normalised names. */
const packageTool = ({ registry, name }: NonNullable<Client["package"]>): string =>
	registry === "npm" ? `js:${name}` : `python:${name.replaceAll(/[-_.]+/g, "-").toLowerCase()}`;

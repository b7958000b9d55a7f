import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Another site: pages that it serves by their paths, and a Vitrine that lies below `/lie/`. */
export interface Host {
	readonly url: string;
	readonly pages: Map<string, string>;
	close(): void;
}

/** Serves another site. Its pages allow what `site` needs, and nothing else; `lies` are the texts that its false Vitrine answers with. */
export async function startHost(site: string, lies: readonly string[]): Promise<Host> {
	const pages = new Map<string, string>();
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://host.example");
		const [, kind, at = ""] = /^\/lie\/(\w+)\/(\d+)\//.exec(pathname) ?? [];
		if (kind !== undefined) {
			response.setHeader("Content-Type", "application/json").setHeader("Access-Control-Allow-Origin", "*");
			return response.end(JSON.stringify(answerOf(lies[Number(at)] ?? "", kind === "typed")));
		}
		response
			.setHeader("Content-Type", "text/html; charset=utf-8")
			.setHeader("Content-Security-Policy", policyFor(site));
		return response.end(pages.get(pathname) ?? "");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const close = (): void => {
		server.closeAllConnections();
		server.close();
	};
	return { url, pages, close };
}

const policyFor = (site: string): string =>
	[
		"default-src 'none'",
		`script-src ${site}`,
		`connect-src 'self' ${site}`,
		`frame-src ${site}`,
		"style-src 'unsafe-inline'",
	].join("; ");

/** An answer of the API with a text in every field; `isTyped` keeps the fields to the values that they may have. */
function answerOf(text: string, isTyped: boolean): object {
	const snippetOf = (kind: string, language: string): object => ({
		kind,
		language,
		level: isTyped ? null : text,
		title: text,
		library: text,
		app: text,
		client: text,
		install: text,
		content: text,
		note: text,
		standing: text,
		reason: text,
		levelReason: text,
	});
	const kinds = isTyped ? ["load", "call", "app"] : [text, "load", "call", "app"];
	const languages = isTyped ? ["python", "js", "sh", "text"] : [text, "python", "js", "sh", "text"];
	const snippets = kinds.flatMap((kind) => languages.map((language) => snippetOf(kind, language)));
	return { model: text, snippets, notes: [text], errors: [{ message: text, field: text, code: text }] };
}

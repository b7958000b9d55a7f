import { Env } from "@vitrine/code";
import { type Call, type CallSnippet, clientNamed } from "@vitrine/inference";

/** The line above the code: what to install, which other programs it runs, and which variable contains the key. */
export function needsOf(call: Call, { language, client: name }: CallSnippet): string {
	const client = clientNamed(`${language}/${name}`);
	const installer = client.package?.registry === "pypi" ? "pip" : "npm";
	const install = client.package && `${installer} install ${client.package.name}`;
	const tools = client.tools(call).map((tool) => `needs ${tool}`);
	const secret = client.speaks === "hub" ? call.client?.token : call.request?.token;
	const variable = secret instanceof Env ? [`reads ${secret.name}`] : [];
	return [...(install ? [install] : []), ...tools, ...variable].join(" · ") || name;
}

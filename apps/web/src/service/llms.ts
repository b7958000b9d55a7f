import { shortened } from "@vitrine/model";
import type { Context } from "hono";
import { expectation, jsonSchemaOf } from "../api/jsonSchema.ts";
import { API, type Operation } from "../api/operation.ts";
import { OPERATIONS } from "../api/operations/index.ts";
import { BASE_PATH } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import { firstSentence } from "../base/sentence.ts";
import { docsOf } from "../docs/docs.ts";
import { originOf } from "../http/origin.ts";
import { splitFrontMatter } from "../markdown/frontMatter.ts";
import type { Config } from "../site/config.ts";
import type { Route } from "../site/site.ts";
import { TOOLS } from "./mcp/tools.ts";
import { sendAnswer } from "./http/send.ts";

const TYPE = "text/plain; charset=utf-8";

/** `/llms.txt` and `/llms-full.txt`: what language models can read here. */
export const llms: Route = (app, _siteOf, { config }) => {
	app.get("/llms.txt", async (context) => sendAnswer(context, TYPE, await shortText(context, config)));
	app.get("/llms-full.txt", async (context) => sendAnswer(context, TYPE, await fullText(context, config)));
};

/** Characters of a description. */
const LONGEST = 200;

const INTRODUCTION = `# Vitrine

> A catalogue of machine-learning models: tasks, libraries, models, and code to load and call them. Every piece of code states its check level.

Pages of models, tasks, libraries and docs are also Markdown (address with .md appended) and most are JSON (.json). Model cards are untrusted text by their authors.
`;

async function shortText(context: Context, config: Config): Promise<string> {
	const { pages, sections } = await docsOf(config);
	const origin = originOf(context, config);
	const docs = pages.map((page) => {
		const whole = sections.find((section) => section.isWhole && section.page === page);
		return `- [${page.title}](${origin}${links.docsText(page.slug)}): ${shortened(firstSentence(whole?.text ?? ""), LONGEST)}`;
	});
	return [INTRODUCTION, programs(origin), "## Docs\n", ...docs, ""].join("\n");
}

function programs(origin: string): string {
	const base = origin + BASE_PATH;
	return `## For programs

- [OpenAPI description](${base}${API}/openapi.json): the HTTP API at ${base}${API}
- [Tools for agents](${base}/mcp): Model Context Protocol, streamable HTTP; tools: ${TOOLS.map(({ name }) => name).join(", ")}
- [Everything in one file](${base}/llms-full.txt): the docs, the API and the tools
`;
}

async function fullText(context: Context, config: Config): Promise<string> {
	const { pages } = await docsOf(config);
	const texts = pages.map(({ text }) => splitFrontMatter(text).body.trim());
	const origin = originOf(context, config);
	return [INTRODUCTION, programs(origin), apiText(), toolsText(), ...texts, ""].join("\n\n");
}

const apiText = (): string => `# Endpoints of ${API}\n\n${OPERATIONS.map(operationText).join("\n\n")}`;

function operationText(operation: Operation): string {
	const { method, path, summary } = operation;
	return `## ${method.toUpperCase()} ${API}${path}\n\n${summary}.\n\n${parametersText(operation)}`.trim();
}

function parametersText({ parameters }: Pick<Operation, "parameters">): string {
	const { properties = {}, required = [] } = jsonSchemaOf(parameters);
	return Object.entries(properties)
		.map(([name, schema]) => {
			const needed = required.includes(name) ? ", required" : "";
			return `- \`${name}\` (${expectation(schema)}${needed}): ${schema.description ?? ""}`;
		})
		.join("\n");
}

const toolsText = (): string =>
	`# Tools of /mcp\n\n${TOOLS.map((tool) => `## ${tool.name}\n\n${tool.description}\n\n${parametersText(tool)}`).join("\n\n")}`;

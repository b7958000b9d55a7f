import { revealed } from "@vitrine/code";
import { escapeHtml } from "../../base/escapeHtml.ts";

/** The code of each example, as a project would write it. */
export const CODES = {
	frame: `import { Vitrine } from "@vitrine/react";
import "@vitrine/react/style.css";

export function Page({ children }) {
  return <Vitrine site="https://hub.example.org">{children}</Vitrine>;
}`,
	panel: `import { SnippetPanel, snippetData } from "@vitrine/react";

const record = { id: "Qwen/Qwen2.5-7B-Instruct", pipeline_tag: "text-generation",
  library_name: "transformers", tags: ["conversational"] };
const load = async (query) => snippetData(record, { query });

<SnippetPanel panel={snippetData(record)} load={load} />`,
	check: `import { CheckMark, readReport } from "@vitrine/react";
import text from "@vitrine/react/report.ndjson?raw"; // Vite; in Node, read the file

const report = readReport(text);

<CheckMark checked={report.levelOf(code.shape)} />`,
	demo: `import { TaskDemo } from "@vitrine/react";
import { taskInfo } from "@vitrine/catalogue";

<TaskDemo demo={taskInfo("token-classification").demo} />`,
	table: `import { ModelTable } from "@vitrine/react";

<ModelTable models={records} caption="Models we use" now={new Date()} report={report} />`,
	memory: `import { MemoryChart } from "@vitrine/react";

<MemoryChart record={record} memory={16} />`,
	card: `import { ModelCard } from "@vitrine/react";
import { renderCard } from "@vitrine/react/card"; // on the server

<ModelCard card={renderCard(readme)} />`,
	heading: `import { EditLink, Heading } from "@vitrine/react";

<Heading level={3} id="install">Install</Heading>
<EditLink repository="acme/handbook" source="docs/install.md" />`,
} as const;

/** The element for pages of any kind. */
export const elementCode = (site: string, model: string): string =>
	`<script src="${site}/embed.js" async></script>\n\n<vitrine-snippet model="${quoted(model)}"></vitrine-snippet>`;

export const frameCode = (site: string, model: string): string =>
	`<iframe src="${site}/embed?model=${encodeURIComponent(model)}" title="Code for a model" width="720" height="420"></iframe>`;

/** A value between the quotes of an attribute; characters that readers cannot see are written as references. */
const quoted = (value: string): string =>
	revealed(escapeHtml(value), "name", (codePoint) => `&#x${codePoint.toString(16)};`);

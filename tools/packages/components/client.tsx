import { type SnippetData, snippetData } from "@vitrine/react";
import { hydrateRoot } from "react-dom/client";
import { Page, type PageProps, record } from "./page.js";

const props = JSON.parse(document.querySelector("#props")?.textContent ?? "") as PageProps;
const switches = globalThis as { failNext?: boolean };

async function load(query: URLSearchParams): Promise<SnippetData> {
	if (switches.failNext) throw new Error("no network");
	return snippetData(record, { query });
}

hydrateRoot(document.querySelector("#root")!, <Page {...props} load={load} />, {
	onRecoverableError: (error) => console.error(error),
});
requestIdleCallback(() => void (document.documentElement.dataset["hydrated"] = ""));

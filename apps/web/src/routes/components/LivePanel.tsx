import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { SnippetData } from "../../kit/snippets.ts";
import { SnippetPanel } from "../../kit/SnippetPanel.tsx";

interface LivePanelProps {
	readonly panel: SnippetData;
	/** The model and its task, whose panel the site answers as JSON. */
	readonly source: { readonly model: string; readonly task: string };
}

/** The panel of the package, which gets its data from this site. */
export function LivePanel({ panel, source }: LivePanelProps): ReactElement {
	const load = async (query: URLSearchParams): Promise<SnippetData> => {
		const answer = await fetch(links.island("panel", { ...source, ...Object.fromEntries(query) }));
		if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
		return { ...((await answer.json()) as SnippetData), action: panel.action };
	};
	return <SnippetPanel panel={panel} load={load} id="live-" />;
}

import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { compact } from "../../base/numbers.ts";
import type { Tab } from "./views.ts";

interface TabsProps {
	readonly id: string;
	readonly chosen: Tab;
	/** The tabs of this model; the first has the address of the page. */
	readonly views: readonly Tab[];
	/** Numbers that tabs show. */
	readonly counts: Readonly<Partial<Record<Tab, number | undefined>>>;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

const LABELS: Readonly<Record<Tab, string>> = {
	card: "Card",
	overview: "Overview",
	files: "Files",
	memory: "Memory",
	derivatives: "Derivatives",
	metadata: "Metadata",
};

/** The tabs as links, so that each has an address and works without JavaScript. */
export function Tabs({ id, chosen, views, counts, panel }: TabsProps): ReactElement {
	return (
		<nav className="tabs" aria-label="About this model">
			{views.map((tab, at) => (
				<a
					key={tab}
					href={links.model(id, { ...(at > 0 && { tab }), ...panel })}
					aria-current={tab === chosen ? "page" : undefined}
				>
					{LABELS[tab]}
					{counts[tab] !== undefined && <span className="muted"> {compact(counts[tab])}</span>}
				</a>
			))}
		</nav>
	);
}

import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { compact } from "../../base/numbers.ts";

/** The tabs of a model page. */
const TABS = ["card", "files", "metadata", "memory", "derivatives"] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
	readonly id: string;
	readonly chosen: Tab;
	/** The number of files, if known. */
	readonly files: number | undefined;
	/** The number of derived models. */
	readonly derivatives: number;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** The tabs as links, so that each has an address and works without JavaScript. */
export function Tabs({ id, chosen, files, derivatives, panel }: TabsProps): ReactElement {
	const labels: readonly (readonly [Tab, string, number | undefined])[] = [
		["card", "Card", undefined],
		["files", "Files", files],
		["metadata", "Metadata", undefined],
		["memory", "Memory", undefined],
		["derivatives", "Derivatives", derivatives > 0 ? derivatives : undefined],
	];
	return (
		<nav className="tabs" aria-label="About this model">
			{labels.map(([tab, label, count]) => (
				<a
					key={tab}
					href={links.model(id, { ...(tab !== "card" && { tab }), ...panel })}
					aria-current={tab === chosen ? "page" : undefined}
				>
					{label}
					{count !== undefined && <span className="muted"> {compact(count)}</span>}
				</a>
			))}
		</nav>
	);
}

export function isTab(text: string | undefined): text is Tab {
	return (TABS as readonly string[]).includes(text ?? "");
}

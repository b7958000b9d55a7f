import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { compact } from "../../base/numbers.ts";

/** What a model page can show beside the panel. */
export const TABS = ["card", "files", "metadata", "memory", "derivatives"] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
	readonly id: string;
	readonly chosen: Tab;
	/** How many files there are, where that is known. */
	readonly files: number | undefined;
	/** How many models were made from it. */
	readonly derivatives: number;
	/** The fields of the panel's address, which stay as they are. */
	readonly panel: Readonly<Record<string, string>>;
}

/** Links, so that they work everywhere; each view has its own address. */
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

import type { ReactElement } from "react";
import type { Rendered } from "../../markdown/markdown.ts";
import type { PanelProps } from "../../panel/view.ts";
import { Panel } from "../../panel/Panel.tsx";
import { serialisePanel } from "../../panel/state.ts";
import { CardTab } from "./CardTab.tsx";
import type { FileView } from "./files.ts";
import { FilesTab } from "./FilesTab.tsx";
import { Head } from "./Head.tsx";
import { MetadataTab } from "./MetadataTab.tsx";
import type { ModelView } from "./model.ts";
import type { OpenFile } from "./openFile.ts";
import { Provenance } from "./Provenance.tsx";
import { type Tab, Tabs } from "./Tabs.tsx";

export interface ModelPageProps {
	readonly model: ModelView;
	readonly tab: Tab;
	readonly card: Rendered | undefined;
	readonly files: readonly FileView[];
	readonly open: OpenFile | undefined;
	readonly panel: PanelProps;
}

/** One model: what it is, its card, files and metadata, and beside them the code to use it. */
export function ModelPage({ model, tab, card, files, open, panel }: ModelPageProps): ReactElement {
	const { record } = model;
	return (
		<div className="object">
			<Head record={record} />
			<div className="pair">
				<Panel {...panel} />
				<article>
					<Tabs
						id={record.id}
						chosen={tab}
						files={files.length > 0 ? files.length : undefined}
						panel={Object.fromEntries(serialisePanel(panel.view.state))}
					/>
					{tab === "card" && <CardTab model={model} card={card} />}
					{tab === "files" && <FilesTab model={model} files={files} open={open} />}
					{(tab === "metadata" || (tab === "card" && !card)) && <MetadataTab record={record} />}
					<Provenance model={model} />
				</article>
			</div>
		</div>
	);
}

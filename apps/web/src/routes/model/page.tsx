import type { ReactElement } from "react";
import type { ModelRecord } from "@vitrine/model";
import type { Base } from "../../facts/bases.ts";
import type { PanelProps } from "../../panel/view/view.ts";
import { links } from "../../base/links.ts";
import { Panel } from "../../use/Panel.tsx";
import { serialisePanel } from "../../panel/state/state.ts";
import type { Card } from "./card/card.ts";
import { CardTab } from "./card/CardTab.tsx";
import type { Family } from "./derivatives/family.ts";
import { FamilyTab } from "./derivatives/FamilyTab.tsx";
import type { FileList } from "./files/files.ts";
import { FilesTab } from "./files/FilesTab.tsx";
import { Head } from "./header/Head.tsx";
import type { Hardware } from "./memory/hardware.ts";
import { MemoryLine } from "./memory/MemoryLine.tsx";
import { MemoryTab } from "./memory/MemoryTab.tsx";
import { MetadataTab } from "./metadata/MetadataTab.tsx";
import type { ModelView } from "./model.ts";
import type { OpenFile } from "./files/openFile.ts";
import { Provenance } from "./Provenance.tsx";
import { type Tab, Tabs } from "./Tabs.tsx";

interface ModelPageProps {
	readonly model: ModelView;
	readonly tab: Tab;
	readonly card: Card | undefined;
	/** The number of files, if known. */
	readonly files: number | undefined;
	/** Present on its tab. */
	readonly list: FileList | undefined;
	readonly open: OpenFile | undefined;
	readonly panel: PanelProps;
	/** The number of derived models. */
	readonly derivatives: number;
	/** Present on its tab. */
	readonly family: Family | undefined;
	/** The base models. */
	readonly bases: readonly Base[];
	/** The reader's hardware. */
	readonly hardware: Hardware;
	/** Quantized models that are derived from it; present on the tab about memory. */
	readonly derived: readonly ModelRecord[];
}

/** A model: its facts, a tab about it, and the code to use it. */
export function ModelPage(props: ModelPageProps): ReactElement {
	const { model, tab, panel } = props;
	const { record } = model;
	const state = Object.fromEntries(serialisePanel(panel.view.state));
	const below = tab === "memory" ? undefined : <MemoryLine record={record} panel={state} />;
	const use = <Panel key="use" {...panel} below={below} />;
	const about = <About key="about" {...props} state={state} />;
	return (
		<div className="object">
			<a className="skip" href="#snippet">
				Skip to the code
			</a>
			<Head record={record} text={links.modelText(record.id, state)} />
			{/* The order on phones: the requested part comes first. */}
			<div className="pair">{tab === "card" ? [use, about] : [about, use]}</div>
		</div>
	);
}

/** Characters of the panel's state that each row of a table repeats in its link; a longer state is not kept there. */
const LONGEST_IN_ROWS = 1_000;

/** The chosen tab. `state` is the panel's, which links keep. */
function About(props: ModelPageProps & { readonly state: Readonly<Record<string, string>> }): ReactElement {
	const { model, tab, card, files, list, open, derivatives, family, bases, hardware, derived, state } = props;
	const { record } = model;
	const inRows = new URLSearchParams(state).toString().length > LONGEST_IN_ROWS ? {} : state;
	return (
		<article>
			<Tabs id={record.id} chosen={tab} files={files} derivatives={derivatives} panel={state} />
			{tab === "card" && <CardTab model={model} card={card} />}
			{list && <FilesTab model={model} list={list} open={open} panel={inRows} />}
			{(tab === "metadata" || (tab === "card" && !card)) && <MetadataTab record={record} bases={bases} />}
			{tab === "memory" && <MemoryTab record={record} hardware={hardware} derived={derived} panel={inRows} />}
			{family && <FamilyTab record={record} family={family} />}
			<Provenance model={model} />
		</article>
	);
}

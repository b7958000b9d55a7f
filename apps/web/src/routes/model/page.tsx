import type { ReactElement } from "react";
import type { ModelRecord } from "@vitrine/model";
import type { PanelProps } from "../../panel/shapes/view.ts";
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
import type { ModelView } from "../../resources/model/model.ts";
import type { OpenFile } from "./files/openFile.ts";
import { Provenance } from "./Provenance.tsx";
import { ServedHere } from "./ServedHere.tsx";
import { OverviewTab } from "./overview/OverviewTab.tsx";
import type { Overview } from "./overview/overview.ts";
import { Tabs } from "./Tabs.tsx";
import type { Tab } from "./views.ts";
import { Notice } from "../../ui/text/Notice.tsx";

interface ModelPageProps {
	readonly model: ModelView;
	readonly tab: Tab;
	readonly card: Card | undefined;
	/** The tabs of this model. */
	readonly views: readonly Tab[];
	/** Why this tab is shown instead of the one that the address names. */
	readonly instead: string | undefined;
	/** The number of files, if known. */
	readonly files: number | undefined;
	/** Present on its tab. */
	readonly list: FileList | undefined;
	readonly open: OpenFile | undefined;
	readonly panel: PanelProps;
	/** The address of this site. */
	readonly site: string;
	/** The number of derived models. */
	readonly derivatives: number;
	/** Present on its tab. */
	readonly family: Family | undefined;
	/** Present on its tab. */
	readonly overview: Overview | undefined;
	/** The reader's hardware. */
	readonly hardware: Hardware;
	/** Quantized models that are derived from it; present on the tab about memory. */
	readonly derived: readonly ModelRecord[];
}

/** A model: its facts, a tab about it, and the code to use it. */
export function ModelPage(props: ModelPageProps): ReactElement {
	const { model, tab, panel, views, site } = props;
	const { record } = model;
	const state = Object.fromEntries(serialisePanel(panel.view.state));
	const fits = links.model(record.id, { ...state, tab: views.includes("memory") ? "memory" : "overview" });
	const below = (
		<>
			{model.repository && <ServedHere site={site} />}
			{tab !== "memory" && props.overview === undefined && <MemoryLine record={record} href={fits} />}
		</>
	);
	const use = <Panel key="use" {...panel} below={below} />;
	const about = <About key="about" {...props} state={state} />;
	return (
		<div className="object">
			<a className="skip" href="#snippet">
				Skip to the code
			</a>
			<Head record={record} text={links.modelText(record.id, state)} />
			{/* The order on phones: the requested part comes first. */}
			<div className="pair">{tab === views[0] ? [use, about] : [about, use]}</div>
		</div>
	);
}

/** Characters of the panel's state that each row of a table repeats in its link; a longer state is not kept there. */
const LONGEST_IN_ROWS = 1_000;

/** The chosen tab. `state` is the panel's, which links keep. */
function About(props: ModelPageProps & { readonly state: Readonly<Record<string, string>> }): ReactElement {
	const {
		model,
		tab,
		views,
		instead,
		card,
		files,
		list,
		open,
		derivatives,
		family,
		overview,
		hardware,
		derived,
		state,
	} = props;
	const { record } = model;
	const inRows = new URLSearchParams(state).toString().length > LONGEST_IN_ROWS ? {} : state;
	const counts = { files, derivatives: derivatives > 0 ? derivatives : undefined };
	return (
		<article>
			<Tabs id={record.id} chosen={tab} views={views} counts={counts} panel={state} />
			{instead !== undefined && <Notice>{instead}</Notice>}
			{card && <CardTab model={model} card={card} />}
			{overview && <OverviewTab model={model} overview={overview} hardware={hardware} views={views} panel={inRows} />}
			{list && <FilesTab model={model} list={list} open={open} panel={inRows} />}
			{tab === "metadata" && <MetadataTab record={record} />}
			{tab === "memory" && <MemoryTab record={record} hardware={hardware} derived={derived} panel={inRows} />}
			{family && <FamilyTab record={record} family={family} />}
			<Provenance model={model} />
		</article>
	);
}

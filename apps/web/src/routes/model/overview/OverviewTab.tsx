import { memoryOf } from "@vitrine/catalogue";
import type { ReactElement, ReactNode } from "react";
import { links } from "../../../base/links.ts";
import { codeLevel } from "../../../data/defaultCode.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { ModelTable } from "../../../ui/lists/ModelTable.tsx";
import { More } from "../../../ui/text/More.tsx";
import { namedFiles } from "../files/files.ts";
import { Fits } from "../memory/Fits.tsx";
import type { Hardware } from "../memory/hardware.ts";
import { memoryRows } from "../../../memory/rows.ts";
import { MemoryForm } from "../memory/MemoryForm.tsx";
import { Verdict } from "../memory/Verdict.tsx";
import type { ModelView } from "../../../resources/model/model.ts";
import { showsOverview, type Tab } from "../views.ts";
import { FamilyTree } from "./FamilyTree.tsx";
import { sizeOf } from "./similar.ts";
import { FileBars } from "./FileBars.tsx";
import { fileGroups } from "./fileGroups.ts";
import { MemoryBars } from "../../../memory/MemoryBars.tsx";
import { NoCard } from "./NoCard.tsx";
import type { Overview } from "./overview.ts";
import { barRows } from "../../../memory/barRows.ts";
import { Sentences } from "./Sentences.tsx";
import { sentencesOf } from "./sentences.ts";

interface OverviewTabProps {
	readonly model: ModelView;
	readonly overview: Overview;
	readonly hardware: Hardware;
	readonly views: readonly Tab[];
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** What is known about a model in words and charts: the facts, memory, family, files and similar models. */
export function OverviewTab(props: OverviewTabProps): ReactElement {
	const { model, overview, views, panel } = props;
	const { record } = model;
	const { family, similar } = overview;
	const hasFamily = family.ancestors.length > 0 || family.branches.length > 0;
	const files = fileGroups(namedFiles(model));
	const isBelowCard = !views.includes("overview");
	return (
		<section className={isBelowCard ? "overview below" : "overview"}>
			<Heading level={2} id="overview" {...(!isBelowCard && { className: "hidden" })}>
				Overview
			</Heading>
			<Sentences sentences={sentencesOf(record, family.ancestors)} />
			{!views.includes("card") && <NoCard model={model} />}
			<Memory {...props} />
			{hasFamily && (
				<Part id="family" title="Family">
					<FamilyTree record={record} family={family} />
				</Part>
			)}
			{files && (
				<Part
					id="largest-files"
					title="Largest files"
					more={[links.model(record.id, { ...panel, tab: "files" }), "All files"]}
				>
					<FileBars {...files} />
				</Part>
			)}
			{similar.length > 0 && (
				<Part id="similar" title="Similar models">
					<p className="muted small before">
						{similar.some(({ downloads = 0 }) => downloads > 0) ? "The most downloaded for" : "For"} the same task
						{sizeOf(record) !== undefined && " and of a similar size"}.
					</p>
					<ModelTable
						models={similar}
						codeLevel={codeLevel}
						kept
						caption={`Models similar to ${record.id}, most downloaded first`}
						shared={SHARED}
						sorted="downloads"
					/>
				</Part>
			)}
		</section>
	);
}

/** What rows of similar models leave out: there is room for little beside the panel. */
const SHARED = ["task", "library"] as const;

interface PartProps {
	readonly id: string;
	readonly title: string;
	/** A link to a longer view: its address and words. */
	readonly more?: readonly [href: string, words: string] | undefined;
	readonly children: ReactNode;
}

function Part({ id, title, more, children }: PartProps): ReactElement {
	return (
		<section>
			<Heading level={3} id={id}>
				{title}
			</Heading>
			{children}
			{more && (
				<p className="after">
					<More href={more[0]}>{more[1]}</More>
				</p>
			)}
		</section>
	);
}

/** The memory of the weights as a chart, and whether they fit the reader's machine; nothing if their size is unknown. */
function Memory({ model: { record }, overview, hardware, views, panel }: OverviewTabProps): ReactElement | null {
	const estimate = memoryOf(record);
	const all = memoryRows(record, { fit: hardware.fit, estimate, derived: overview.quantized });
	if (all.length === 0) return null;
	const { rows, known, isCalculated } = barRows(record, all, { fit: hardware.fit, derived: overview.quantized });
	const more = views.includes("memory")
		? ([links.model(record.id, { ...panel, tab: "memory" }), "Memory in detail"] as const)
		: undefined;
	return (
		<Part id="fits" title="Memory" more={more}>
			<Fits hardware={hardware}>
				{!estimate.isPart && (
					<MemoryForm
						record={record}
						hardware={hardware}
						panel={panel}
						tab={showsOverview(views[0] ?? "overview", views) ? undefined : "overview"}
					/>
				)}
				<div className="verdict">
					<Verdict rows={known} estimate={estimate} hardware={hardware} />
				</div>
				<MemoryBars rows={rows} fit={hardware.fit} />
			</Fits>
			<p className="muted small after">
				Weights, context and program.{" "}
				{isCalculated && "Light bars are estimates from the number of parameters: this catalogue has no such file. "}
				<a href={links.docs("fits")}>How it is calculated</a>
			</p>
		</Part>
	);
}

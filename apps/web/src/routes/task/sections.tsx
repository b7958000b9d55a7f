import { Fragment, type ReactElement } from "react";
import { links, outward } from "../../base/links.ts";
import { Panel } from "../../use/Panel.tsx";
import type { PanelProps } from "../../panel/shapes/view.ts";
import type { Section } from "../../ui/page/Sections.tsx";
import { Icon } from "../../ui/marks/Icon.tsx";
import { Inline } from "../../ui/text/Inline.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { Terms } from "../../ui/lists/Terms.tsx";
import { codeLevel } from "../../data/defaultCode.ts";
import { ModelTable } from "../../ui/lists/ModelTable.tsx";
import { More } from "../../ui/text/More.tsx";
import { exact } from "../../base/numbers.ts";
import type { NamedModel, TaskData } from "../../resources/task/data.ts";
import { imageSize } from "../../data/media.ts";
import { exampleFacts } from "./exampleFacts.ts";
import { DemoView } from "../../ui/demo/DemoView.tsx";
import { ExampleInputs } from "./input/ExampleInputs.tsx";
import { LibrariesOfTask } from "./LibrariesOfTask.tsx";
import { NoCode } from "./NoCode.tsx";
import { Metrics, ModelAnywhere, NamedModels, Pointers } from "./Pointers.tsx";
import { pointsOf } from "./chart/points.ts";
import { UseChart } from "./chart/UseChart.tsx";
import { ProvidersOfTask } from "./ProvidersOfTask.tsx";

/** The sections of a task page; empty ones are left out. */
export function sectionsOf(data: TaskData, panel: PanelProps | undefined): readonly Section[] {
	const { info } = data;
	const hasDemo = info.demo.inputs.length + info.demo.outputs.length > 0;
	const measures = (info.measuring?.length ?? 0) + info.metrics.length > 0;
	const sections: readonly (Section | false)[] = [
		hasDemo && { id: "demo", label: "Demo", body: <DemoView demo={info.demo} sizeOf={imageSize} /> },
		panel === undefined
			? { id: "use", label: "Try it in code", body: <NoCode data={data} /> }
			: {
					id: "use",
					label: "Try it in code",
					body: <TryIt panel={panel} data={data} />,
					headed: true,
				},
		variantsOf(data).length > 0 && { id: "variants", label: "Variants", body: <Variants data={data} /> },
		info.choosing !== undefined && {
			id: "choosing",
			label: "How to choose a model",
			body: <Paragraphs texts={info.choosing} />,
		},
		measures && { id: "measuring", label: "How to measure", body: <Measuring data={data} /> },
		{ id: "input", label: "Example input", body: <ExampleInputs data={data} /> },
		{ id: "models", label: "Models", body: <Models data={data} /> },
		info.datasets.length > 0 && {
			id: "datasets",
			label: "Datasets",
			body: <Pointers kind="dataset" of={info.datasets} />,
		},
		info.spaces.length > 0 && { id: "spaces", label: "Spaces", body: <Pointers kind="space" of={info.spaces} /> },
		{ id: "libraries", label: "Libraries", body: <LibrariesOfTask libraries={data.libraries} /> },
		data.providers.length > 0 && {
			id: "providers",
			label: "Providers",
			body: <ProvidersOfTask providers={data.providers} />,
		},
		info.youtubeId !== undefined && { id: "video", label: "Video", body: <Video id={info.youtubeId} /> },
	];
	return sections.filter((section) => section !== false);
}

/** The panel for the example model. */
function TryIt({ panel, data }: { readonly panel: PanelProps; readonly data: TaskData }): ReactElement {
	const facts = data.example ? exampleFacts(data.example, data.info) : [];
	return (
		<>
			<Panel {...panel} />
			<p className="after muted">
				For <ModelAnywhere id={panel.view.id} here={data.exampleIsHere} />
				{facts.map((fact) => (
					<Fragment key={fact}>
						{" · "}
						<Isolated text={fact} />
					</Fragment>
				))}
				. Every model’s page has this panel.
			</p>
		</>
	);
}

function variantsOf({ name, info }: TaskData): readonly (readonly [name: string, text: string | undefined])[] {
	return (name.subtasks ?? []).map((subtask) => [subtask.name, info.variants?.[subtask.type]]);
}

function Variants({ data }: { readonly data: TaskData }): ReactElement {
	const variants = variantsOf(data);
	if (variants.every(([, text]) => text === undefined))
		return (
			<ul className="variants">
				{variants.map(([name]) => (
					<li key={name}>{name}</li>
				))}
			</ul>
		);
	return <Terms terms={variants.map(([term, description]) => ({ key: term, term, description }))} />;
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }): ReactElement {
	return (
		<div className="prose">
			{texts.map((text) => (
				<p key={text}>
					<Inline text={text} />
				</p>
			))}
		</div>
	);
}

function Measuring({ data: { info } }: { readonly data: TaskData }): ReactElement {
	return (
		<>
			{info.measuring && <Paragraphs texts={info.measuring} />}
			{info.metrics.length > 0 && <Metrics metrics={info.metrics} />}
		</>
	);
}

/** The models of the index for the task, with what the catalogue says of them, then those that it suggests from the hub. */
function Models({ data }: { readonly data: TaskData }): ReactElement {
	const { named, mostUsed, drawn, models, info } = data;
	const descriptions = new Map(named.map(({ id, description }) => [id, description]));
	const elsewhere = named.filter(({ record }) => record === undefined);
	return (
		<>
			{mostUsed.length > 0 ? (
				<>
					<UseChart points={pointsOf(drawn)} />
					<ModelTable
						models={mostUsed}
						codeLevel={codeLevel}
						caption={`Models for ${info.label}, most downloaded first`}
						shared={["task"]}
						sorted="downloads"
						note={({ id }) => descriptions.get(id)}
					/>
					{models > 0 && (
						<p className="after">
							<More href={links.models({ task: info.id })}>All {exact(models)}</More>
						</p>
					)}
				</>
			) : (
				<p>
					No model in the index names this task. <a href={links.models()}>All models</a>
				</p>
			)}
			{elsewhere.length > 0 && <Suggested models={elsewhere} isOpen={mostUsed.length === 0} />}
		</>
	);
}

/** Models that the catalogue suggests and the index does not have. */
function Suggested({
	models,
	isOpen,
}: {
	readonly models: readonly NamedModel[];
	readonly isOpen: boolean;
}): ReactElement {
	return (
		<details className="suggested" open={isOpen || undefined}>
			<summary>
				{models.length === 1
					? "1 more suggestion, which is not in this index"
					: `${models.length} more suggestions, which are not in this index`}
			</summary>
			<NamedModels models={models} />
		</details>
	);
}

function Video({ id }: { readonly id: string }): ReactElement {
	return (
		<p>
			<a className="more" href={outward.video(id)} rel="noreferrer">
				A video about this task, on YouTube <Icon name="out" />
			</a>
		</p>
	);
}

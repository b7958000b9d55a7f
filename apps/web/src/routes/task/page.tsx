import { modalities, taskName } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { PanelProps } from "../../panel/shapes/view.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { CopyPage } from "../../ui/page/CopyPage.tsx";
import { EditLink } from "../../ui/page/EditLink.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Sections } from "../../ui/page/Sections.tsx";
import { Inline } from "../../ui/text/Inline.tsx";
import { Mark } from "../../ui/marks/Mark.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { exact } from "../../base/numbers.ts";
import { firstSentence } from "../../base/sentence.ts";
import { type Fact, fact, Spec } from "../../ui/marks/Spec.tsx";
import type { TaskData } from "../../resources/task/data.ts";
import { mediaOf } from "./mediaOf.ts";
import { hiddenIn } from "./hidden.ts";
import { sectionsOf } from "./sections.tsx";

interface TaskPageProps {
	readonly data: TaskData;
	/** Undefined if there is no model for the task. */
	readonly panel: PanelProps | undefined;
}

/** A task: facts, and sections about it. */
export function TaskPage({ data, panel }: TaskPageProps): ReactElement {
	const { name, info } = data;
	const lede = firstSentence(info.summary);
	const rest = info.summary.slice(lede.length).trim();
	return (
		<>
			<div className="object">
				<div className="crumbs-row">
					<Breadcrumb
						trail={[
							["Tasks", links.tasks()],
							[modalityLabel(name.modality), links.tasksOf(name.modality)],
						]}
					/>
					<CopyPage plain href={links.taskText(info.id)} />
				</div>
				<Heading level={1} className="title" before={<Mark modality={name.modality} color={name.color} />}>
					{info.label}
				</Heading>
				<p className="lede">
					<Inline text={lede} />
				</p>
				{rest !== "" && (
					<p className="prose rest">
						<Inline text={rest} />
					</p>
				)}
				<Spec facts={factsOf(data)} />
				<Standing data={data} />
			</div>
			<Sections sections={sectionsOf(data, panel)} />
		</>
	);
}

/** A notice if the task is retired, or its page has only facts so far. */
function Standing({ data: { name, info } }: { readonly data: TaskData }): ReactElement | null {
	if (name.retired !== undefined) {
		const { id, name: label } = taskName(name.retired.pointsTo);
		return (
			<Notice kind="warning">
				Hubs no longer use this task. See <a href={links.task(id)}>{label}</a> instead.
			</Notice>
		);
	}
	if (!info.isPlaceholder) return null;
	return (
		<Notice>
			This page has only facts so far: advice on choosing and measuring models has not been written yet.{" "}
			<EditLink source={`packages/catalogue/src/tasks/${info.id}.ts`} />
		</Notice>
	);
}

function factsOf({ name, info, models, libraries, providers }: TaskData): readonly Fact[] {
	const input = mediaOf(info.demo.inputs);
	const output = mediaOf(info.demo.outputs);
	const hidden = hiddenIn(name);
	return [
		fact("Task id", <code>{info.id}</code>),
		fact("Models", exact(models)),
		...some("Libraries", libraries.length),
		...some("Providers", providers.length),
		...some("Variants", name.subtasks?.length ?? 0),
		input !== "" && fact("Input", input),
		output !== "" && fact("Output", output),
		...listed("Listed under", info.canonicalId),
		...listed("Now listed under", info.canonicalIdToday),
		hidden !== "" && fact("Hidden in", hidden),
		info.widgetModels.length > 0 && fact("Demo models", info.widgetModels.join(", ")),
	].filter((one) => one !== false);
}

/** The task under which hubs list this one, if they do. */
const listed = (label: string, task: string | undefined): readonly Fact[] =>
	task === undefined ? [] : [fact(label, <a href={links.task(task)}>{task}</a>)];

/** A count, left out if it is 0. */
function some(label: string, count: number): readonly Fact[] {
	return count === 0 ? [] : [fact(label, exact(count))];
}

function modalityLabel(id: string): string {
	return modalities.find((modality) => modality.id === id)?.label ?? id;
}

import { modalities, taskName } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { PanelProps } from "../../panel/view/view.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { Contents } from "../../ui/page/Contents.tsx";
import { CopyPage } from "../../ui/page/CopyPage.tsx";
import { EditLink } from "../../ui/page/EditLink.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Inline } from "../../ui/text/Inline.tsx";
import { Mark } from "../../ui/marks/Mark.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { exact } from "../../base/numbers.ts";
import { firstSentence } from "../../base/sentence.ts";
import { type Fact, fact, Spec } from "../../ui/marks/Spec.tsx";
import type { TaskData } from "./data.ts";
import { mediaOf } from "./demo/mediaOf.ts";
import { sectionsOf } from "./sections.tsx";

interface TaskPageProps {
	readonly data: TaskData;
	/** Absent where the index has no model for the task. */
	readonly panel: PanelProps | undefined;
}

export function TaskPage({ data, panel }: TaskPageProps): ReactElement {
	const { name, info } = data;
	const sections = sectionsOf(data, panel);
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
			<div className="split below">
				<Contents entries={sections.map(({ id, label }) => [id, label])} />
				<div className="sections">
					{sections.map(({ id, label, body, headed }) => (
						<section key={id}>
							{!headed && (
								<Heading level={2} id={id}>
									{label}
								</Heading>
							)}
							{body}
						</section>
					))}
				</div>
			</div>
		</>
	);
}

/** What a reader must know of the page itself: that the task is retired, or that nobody has written about it yet. */
function Standing({ data: { name, info } }: { readonly data: TaskData }): ReactElement | null {
	if (name.retired !== undefined) {
		const { id, name: label } = taskName(name.retired.pointsTo);
		return (
			<Notice kind="warning">
				Hubs no longer file models under this task. See <a href={links.task(id)}>{label}</a> instead.
			</Notice>
		);
	}
	if (!info.isPlaceholder) return null;
	return (
		<Notice>
			Only facts are listed here so far: nobody has written how to choose or measure a model for this task.{" "}
			<EditLink source={`packages/catalogue/src/tasks/${info.id}.ts`} />
		</Notice>
	);
}

function factsOf({ name, info, models, libraries, providers }: TaskData): readonly Fact[] {
	const filedUnder = info.canonicalIdToday ?? info.canonicalId;
	const goesIn = mediaOf(info.demo.inputs);
	const comesOut = mediaOf(info.demo.outputs);
	return [
		fact("Task id", <code>{info.id}</code>),
		fact("Models", exact(models)),
		...some("Libraries", libraries.length),
		...some("Providers", providers.length),
		...some("Variants", name.subtasks?.length ?? 0),
		goesIn !== "" && fact("Goes in", goesIn),
		comesOut !== "" && fact("Comes out", comesOut),
		filedUnder !== undefined && fact("Filed under", <a href={links.task(filedUnder)}>{filedUnder}</a>),
	].filter((one) => one !== false);
}

/** A count, where there is something to count. */
function some(label: string, count: number): readonly Fact[] {
	return count === 0 ? [] : [fact(label, exact(count))];
}

function modalityLabel(id: string): string {
	return modalities.find((modality) => modality.id === id)?.label ?? id;
}

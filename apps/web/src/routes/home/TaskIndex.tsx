import { taskNames, type TaskName, tasksByModality, type TasksOfModality } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { Mark } from "../../ui/marks/Mark.tsx";
import { More } from "../../ui/text/More.tsx";
import { exact } from "../../base/numbers.ts";

const COLUMNS = 3;

/** The number of models by task; undefined if the index is unavailable. */
type Counted = ReadonlyMap<string, number> | undefined;

/** All tasks by modality, each with its number of models. */
export function TaskIndex({ counts }: { readonly counts: Counted }): ReactElement {
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="tasks">
					Tasks
				</Heading>
				<p>
					All {taskNames.length}, with their numbers of models. The shape of a mark shows the modality, its colour the
					task.
				</p>
				<p>
					<More href={links.tasks()}>What each task is</More>
				</p>
			</header>
			<div className="task-index">
				{inColumns(tasksByModality(), counts).map((column) => (
					<div key={column[0]?.modality.id}>
						{column.map((group) => (
							<ModalityTasks key={group.modality.id} group={group} counts={counts} />
						))}
					</div>
				))}
			</div>
		</section>
	);
}

interface ModalityTasksProps {
	readonly group: TasksOfModality;
	readonly counts: Counted;
}

function ModalityTasks({ group: { modality, tasks }, counts }: ModalityTasksProps): ReactElement {
	return (
		<section>
			<Heading
				level={3}
				id={`tasks-${modality.id}`}
				before={<Mark modality={modality.id} />}
				after={<span className="count">{tasks.length}</span>}
			>
				{modality.label}
			</Heading>
			<ul>
				{mostFirst(tasks, counts).map(({ id, name, color }) => (
					<li key={id}>
						<a href={links.task(id)}>
							<Mark modality={modality.id} color={color} />
							{name} {counts && <span className="count">{exact(counts.get(id) ?? 0)}</span>}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function mostFirst(tasks: readonly TaskName[], counts: Counted): readonly TaskName[] {
	return tasks.toSorted((a, b) => (counts?.get(b.id) ?? 0) - (counts?.get(a.id) ?? 0));
}

/** The height of a heading with the space before it, in rows. */
const HEADING = 2.5;

/** Distributes the groups over columns, the longest first, each to the shortest column. The column with most models is first. */
function inColumns(groups: readonly TasksOfModality[], counts: Counted): readonly (readonly TasksOfModality[])[] {
	const columns = Array.from({ length: COLUMNS }, () => ({ height: 0, groups: [] as TasksOfModality[] }));
	for (const group of groups.toSorted((a, b) => b.tasks.length - a.tasks.length)) {
		const shortest = columns.reduce((least, column) => (column.height < least.height ? column : least));
		shortest.groups.push(group);
		shortest.height += group.tasks.length + HEADING;
	}
	const weight = (column: readonly TasksOfModality[]): number =>
		column.flatMap(({ tasks }) => tasks).reduce((sum, { id }) => sum + (counts?.get(id) ?? 0), 0);
	return columns
		.map((column) => column.groups)
		.filter((column) => column.length > 0)
		.toSorted((a, b) => weight(b) - weight(a));
}

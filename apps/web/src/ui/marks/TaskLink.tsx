import { isTask, taskName } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Mark } from "./Mark.tsx";
import { Isolated } from "../text/Isolated.tsx";

/** A task by its mark and name; a tag that is not a task of the catalogue as plain text. */
export function TaskLink({ id }: { readonly id: string }): ReactElement {
	if (!isTask(id))
		return (
			<code>
				<Isolated text={id} as="name" />
			</code>
		);
	return (
		<a className="task" href={links.task(id)}>
			<TaskLabel id={id} />
		</a>
	);
}

/** The mark and name of a task of the catalogue. */
export function TaskLabel({ id }: { readonly id: string }): ReactElement {
	const { name, modality, color } = taskName(id);
	return (
		<>
			<Mark modality={modality} color={color} />
			{name}
		</>
	);
}

import { isTask, taskName } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Mark } from "./Mark.tsx";

/** A task by its name and mark; a tag that is no task of the catalogue stays plain text. */
export function TaskLink({ id }: { readonly id: string }): ReactElement {
	if (!isTask(id)) return <code>{id}</code>;
	const { name, modality, color } = taskName(id);
	return (
		<a className="task" href={links.task(id)}>
			<Mark modality={modality} color={color} />
			{name}
		</a>
	);
}

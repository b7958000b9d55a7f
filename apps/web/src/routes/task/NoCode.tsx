import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { TaskData } from "../../resources/task/data.ts";

/** Why a task has no code; shown in place of it. */
export const WHY_NO_CODE = "There is no example: neither this index nor the catalogue has a model for this task.";

/** Says why a task has no code, and where to find some. */
export function NoCode({ data: { info, libraries } }: { readonly data: TaskData }): ReactElement {
	return (
		<>
			<p>{WHY_NO_CODE}</p>
			<ul className="bullets">
				{info.choosing !== undefined && (
					<li>
						<a href="#choosing">How to choose a model</a> says which models do this task.
					</li>
				)}
				{libraries.length > 0 && (
					<li>
						The pages of the <a href="#libraries">libraries that serve it</a> show how to load a model.
					</li>
				)}
				<li>
					<a href={links.docs("your-models")}>Import a model</a> with <code>pipeline_tag: {info.id}</code> in its card,
					and this page shows its code.
				</li>
			</ul>
		</>
	);
}

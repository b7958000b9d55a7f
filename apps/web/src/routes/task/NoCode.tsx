import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { TaskData } from "./data.ts";

/** Why a task has no code to show, in one sentence. */
export const WHY_NO_CODE =
	"Code is written for a model that names its task. No model of this index names this one, so there is none to show.";

/** Says why there is no code for a task, and what leads to some. */
export function NoCode({ data: { info, named, libraries } }: { readonly data: TaskData }): ReactElement {
	return (
		<>
			<p>{WHY_NO_CODE}</p>
			<ul className="bullets">
				{named.length > 0 && (
					<li>
						Take one of the <a href="#models">models named below</a>: its own page has the code.
					</li>
				)}
				{info.choosing !== undefined && (
					<li>
						<a href="#choosing">How to choose a model</a> says what does this task today.
					</li>
				)}
				{libraries.length > 0 && (
					<li>
						The pages of the <a href="#libraries">libraries that serve it</a> show how each loads a model.
					</li>
				)}
				<li>
					<a href={links.docs("your-models")}>Import a model</a> whose card says <code>pipeline_tag: {info.id}</code>,
					and this page shows its code.
				</li>
			</ul>
		</>
	);
}

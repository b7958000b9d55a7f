import { libraries, taskIds } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Counts } from "../../data/counts.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { codeLevel } from "../../data/defaultCode.ts";
import { ModelTable } from "../../ui/lists/ModelTable.tsx";
import { More } from "../../ui/text/More.tsx";
import { exact } from "../../base/numbers.ts";
import { SearchField } from "../../ui/controls/SearchField.tsx";
import { MostUsedLibraries } from "./MostUsedLibraries.tsx";
import { Standing } from "./Standing.tsx";
import { TaskIndex } from "./TaskIndex.tsx";

interface HomeProps {
	readonly counts: Counts | undefined;
	readonly latest: readonly ModelRecord[] | undefined;
	/** The number of models in the index. */
	readonly models: number | undefined;
}

const EXAMPLES = ["llama", "whisper tiny", "sentence embeddings"] as const;

/** The home page. If the index is unavailable, the parts that need it are left out. */
export function HomePage({ counts, latest, models }: HomeProps): ReactElement {
	return (
		<>
			<Hero models={models} />
			<Standing />
			<TaskIndex counts={counts?.tasks} />
			{counts && <MostUsedLibraries counts={counts.libraries} />}
			<section className="section split">
				<header>
					<Heading level={2} id="latest">
						Recently updated
					</Heading>
					<p>
						<More href={links.models({ sort: "updated" })}>All models</More>
					</p>
				</header>
				<Latest models={latest} />
			</section>
		</>
	);
}

function Latest({ models }: { readonly models: readonly ModelRecord[] | undefined }): ReactElement {
	if (models === undefined) return <p>The catalogue is unavailable. Try again in a few seconds.</p>;
	if (models.length > 0)
		return (
			<ModelTable
				models={models}
				codeLevel={codeLevel}
				caption="Models, most recently updated first"
				sorted="updated"
			/>
		);
	return (
		<p>
			The index is empty. Fill it with <code>vitrine import</code>; see the <a href={links.docs()}>docs</a>.
		</p>
	);
}

function Hero({ models }: { readonly models: number | undefined }): ReactElement {
	return (
		<div className="hero split">
			<dl>
				{models !== undefined && <Figure count={models} noun={["model", "models"]} />}
				<Figure count={taskIds.length} noun={["task", "tasks"]} />
				<Figure count={libraries.length} noun={["library", "libraries"]} />
				<Figure
					count={providers.filter(({ status }) => status !== "retired").length}
					noun={["provider", "providers"]}
				/>
			</dl>
			<div>
				<Heading level={1}>
					<span>Find a model.</span> <span>Copy the code to use it.</span>
				</Heading>
				<p className="lede">
					An open catalogue of machine-learning models: what they are for, which libraries load them, and ready-to-copy
					code that shows its check level.
				</p>
				<SearchField id="find" placeholder="Find a model" />
				<p className="examples">
					<span>For example</span>
					{EXAMPLES.map((words) => (
						<a key={words} href={links.models({ q: words })}>
							{words}
						</a>
					))}
				</p>
			</div>
		</div>
	);
}

function Figure({
	count,
	noun: [one, many],
}: {
	readonly count: number;
	readonly noun: readonly [string, string];
}): ReactElement {
	return (
		<>
			<dt>{exact(count)}</dt>
			<dd>{count === 1 ? one : many}</dd>
		</>
	);
}

import { isTask, libraries, taskIds, taskName } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { exact } from "../../base/numbers.ts";
import { SearchField } from "../../ui/controls/SearchField.tsx";
import type { Collection } from "../../site/collections.ts";
import { AddModels } from "./AddModels.tsx";
import { CollectionShelf } from "./CollectionShelf.tsx";
import type { HomeData } from "./data.ts";
import { Kept } from "./Kept.tsx";
import { MostUsedLibraries } from "./MostUsedLibraries.tsx";
import { CatalogueShelf, OwnModels } from "./Shelves.tsx";
import { Standing } from "./Standing.tsx";
import { TaskIndex } from "./TaskIndex.tsx";

const EXAMPLES = ["speech recognition mit 8gb", "gguf 7b", "fits rtx 4090"] as const;

/** Models from which the usual examples find something. */
const MANY = 100;

/** Words to try: with few models, the tasks that they have. */
function examplesFor(data: HomeData | undefined): readonly string[] {
	const tasks = [...(data?.counts.tasks ?? [])].filter(([id, count]) => count > 0 && isTask(id));
	if (data === undefined || data.models === 0 || data.models >= MANY || tasks.length === 0) return EXAMPLES;
	const most = tasks.toSorted(([, a], [, b]) => b - a).slice(0, 2);
	return [...most.map(([id]) => taskName(id).name.toLowerCase()), "fits rtx 4090"];
}

interface HomeProps {
	readonly data: HomeData | undefined;
	/** The operator's collections. */
	readonly collections: readonly Collection[];
}

/** The home page. If the index is unavailable, the parts that need it are left out. */
export function HomePage({ data, collections }: HomeProps): ReactElement {
	const own = data?.own;
	const [first, ...rest] = data?.shelves ?? [];
	return (
		<>
			<Hero models={data?.models} examples={examplesFor(data)} />
			<Kept />
			{data === undefined && <p className="section">The catalogue is unavailable. Try again in a few seconds.</p>}
			{own && <OwnModels own={own} />}
			{data && !own && <AddModels models={data.models} />}
			{collections.length > 0 && <CollectionShelf collections={collections} />}
			{first && <CatalogueShelf shelf={first} />}
			<TaskIndex counts={data?.counts.tasks} />
			{data && <MostUsedLibraries counts={data.counts.libraries} />}
			<Standing counts={data?.counts} />
			{rest.map((shelf) => (
				<CatalogueShelf key={shelf.sorted} shelf={shelf} />
			))}
		</>
	);
}

interface HeroProps {
	readonly models: number | undefined;
	readonly examples: readonly string[];
}

function Hero({ models, examples }: HeroProps): ReactElement {
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
				<SearchField id="find" />
				<p className="examples">
					<span>For example</span>
					{examples.map((words) => (
						<a key={words} href={links.search({ q: words })}>
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

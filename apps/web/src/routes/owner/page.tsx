import { isTask } from "@vitrine/catalogue";
import type { FacetCount } from "@vitrine/search";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { codeLevel } from "../../data/defaultCode.ts";
import { libraryLabel } from "../../facts/names.ts";
import { ModelTable } from "../../ui/lists/ModelTable.tsx";
import { fact, Spec } from "../../ui/marks/Spec.tsx";
import { Suspect } from "../../ui/marks/Suspect.tsx";
import { TaskLabel } from "../../ui/marks/TaskLink.tsx";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { CopyPage } from "../../ui/page/CopyPage.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { type Section, Sections } from "../../ui/page/Sections.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { More } from "../../ui/text/More.tsx";
import type { OwnerData } from "./data.ts";

/** An owner: what their models are for, and the models. */
export function OwnerPage({ data }: { readonly data: OwnerData }): ReactElement {
	const { owner, models, tasks, libraries } = data;
	return (
		<>
			<div className="object">
				<div className="crumbs-row">
					<Breadcrumb trail={[["Models", links.models()]]} />
					<CopyPage plain href={links.ownerText(owner)} />
				</div>
				<Heading level={1} id="owner" after={<Suspect name={owner} />}>
					<Isolated text={owner} as="name" />
				</Heading>
				<Spec
					facts={[
						fact("Models", <a href={links.models({ author: owner })}>{exact(models)}</a>),
						fact("Tasks", exact(tasks.length)),
						fact("Libraries", exact(libraries.length)),
						fact("New models", <Feeds owner={owner} />),
					]}
				/>
			</div>
			<Sections sections={sectionsOf(data)} />
		</>
	);
}

function Feeds({ owner }: { readonly owner: string }): ReactElement {
	const query = { author: owner };
	return (
		<>
			<a href={links.feed("atom", query)}>Atom</a> · <a href={links.feed("json", query)}>JSON Feed</a>
		</>
	);
}

function sectionsOf({ owner, models, mostDownloaded, latest, tasks, libraries }: OwnerData): readonly Section[] {
	const sections: readonly (Section | false)[] = [
		{
			id: "models",
			label: "Models",
			body: (
				<>
					<ModelTable
						models={mostDownloaded}
						codeLevel={codeLevel}
						caption="Models, most downloaded first"
						sorted="downloads"
					/>
					{models > mostDownloaded.length && (
						<p className="after">
							<More href={links.models({ author: owner })}>All {exact(models)}</More>
						</p>
					)}
				</>
			),
		},
		latest !== undefined && {
			id: "latest",
			label: "Recently updated",
			body: (
				<ModelTable
					models={latest}
					codeLevel={codeLevel}
					caption="Models, most recently updated first"
					sorted="updated"
				/>
			),
		},
		tasks.length > 0 && { id: "tasks", label: "Tasks", body: <Counted owner={owner} of="task" counts={tasks} /> },
		libraries.length > 0 && {
			id: "libraries",
			label: "Libraries",
			body: <Counted owner={owner} of="library" counts={libraries} />,
		},
	];
	return sections.filter((section) => section !== false);
}

interface CountedProps {
	readonly owner: string;
	readonly of: "task" | "library";
	readonly counts: readonly FacetCount[];
}

/** Values with their number of models, each a link to those. */
function Counted({ owner, of, counts }: CountedProps): ReactElement {
	return (
		<ul className="tags columns">
			{counts.map(({ value, count }) => (
				<li key={value}>
					<a href={links.models({ author: owner, [of]: value })}>
						{of === "task" && isTask(value) ? <TaskLabel id={value} /> : <Isolated text={libraryLabel(value)} />}
						<span className="muted">{exact(count)}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

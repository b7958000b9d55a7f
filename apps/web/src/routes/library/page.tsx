import { describeDownloads } from "@vitrine/catalogue";
import { Fragment, type ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { Contents } from "../../ui/page/Contents.tsx";
import { CopyPage } from "../../ui/page/CopyPage.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { ModelTable } from "../../ui/lists/ModelTable.tsx";
import { More } from "../../ui/text/More.tsx";
import { Unknown } from "../../ui/marks/Numbers.tsx";
import { exact } from "../../base/numbers.ts";
import { type Fact, fact, Spec } from "../../ui/marks/Spec.tsx";
import { TaskLink } from "../../ui/marks/TaskLink.tsx";
import { levelsOf, rowsOf } from "../../data/libraryChecks.ts";
import { Checks } from "./Checks.tsx";
import type { LibraryData } from "./data.ts";
import { Install } from "./Install.tsx";
import { LoadCode } from "./LoadCode.tsx";

interface Section {
	readonly id: string;
	readonly label: string;
	readonly body: ReactElement;
}

export function LibraryPage({ data }: { readonly data: LibraryData }): ReactElement {
	const sections = sectionsOf(data);
	return (
		<>
			<div className="object">
				<div className="crumbs-row">
					<Breadcrumb trail={[["Libraries", links.libraries()]]} />
					<CopyPage plain href={links.libraryText(data.library.key)} />
				</div>
				<Heading level={1}>{data.library.prettyLabel}</Heading>
				<Spec facts={factsOf(data)} />
			</div>
			<div className="split below">
				<Contents entries={sections.map(({ id, label }) => [id, label])} />
				<div className="sections">
					{sections.map(({ id, label, body }) => (
						<section key={id}>
							<Heading level={2} id={id}>
								{label}
							</Heading>
							{body}
						</section>
					))}
				</div>
			</div>
		</>
	);
}

function factsOf({ library, models }: LibraryData): readonly Fact[] {
	const { key, repoUrl, repoName, docsUrl, tasks, filter, snippets } = library;
	const repository = (
		<a href={repoUrl} title={repoName}>
			{breakable(repositoryLabel(repoUrl))}
		</a>
	);
	return [
		fact("Key", <code>{key}</code>),
		fact("Models", exact(models)),
		fact("Tasks", exact(tasks.length)),
		fact("Repository", repository),
		fact("Documentation", docsUrl === undefined ? <Unknown /> : <a href={docsUrl}>{new URL(docsUrl).host}</a>),
		fact("In the model filter", filter ? "yes" : "no"),
		...(snippets ? [fact("Snippets", <a href="#checks">{levelsOf(key) || "not checked yet"}</a>)] : []),
	];
}

/** Breaks a long path behind its slashes, where a line is too short for it. */
function breakable(path: string): ReactElement {
	const [first = "", ...rest] = path.split("/");
	return (
		<>
			{first}
			{rest.map((part) => (
				<Fragment key={part}>
					/<wbr />
					{part}
				</Fragment>
			))}
		</>
	);
}

/** `owner/name` of a repository's address; of one with no such path, its host. */
function repositoryLabel(url: string): string {
	const { host, pathname } = new URL(url);
	return pathname.replace(/^\/|\/$/g, "") || host;
}

function sectionsOf(data: LibraryData): readonly Section[] {
	const { library, install } = data;
	const sections: readonly (Section | false)[] = [
		install !== "" && { id: "install", label: "Install", body: <Install commands={install} /> },
		{ id: "load", label: "Load a model", body: <LoadCode data={data} /> },
		{ id: "tasks", label: "Tasks", body: <Tasks data={data} /> },
		{ id: "models", label: "Models", body: <Models data={data} /> },
		{ id: "downloads", label: "How downloads are counted", body: <p>{describeDownloads(library)}</p> },
		library.snippets !== undefined && {
			id: "checks",
			label: "How far its code is checked",
			body: <Checks rows={rowsOf(library.key)} />,
		},
	];
	return sections.filter((section) => section !== false);
}

function Tasks({ data: { library } }: { readonly data: LibraryData }): ReactElement {
	if (library.tasks.length + library.hostedTasks.length === 0)
		return <p>The catalogue does not know which tasks it serves.</p>;
	const hostedOnly = library.hostedTasks.filter((id) => !library.tasks.includes(id));
	return (
		<ul className="tags columns">
			{[...library.tasks, ...hostedOnly].map((id) => (
				<li key={id}>
					<TaskLink id={id} />
					{library.hostedTasks.includes(id) && <span className="muted small"> hosted</span>}
				</li>
			))}
		</ul>
	);
}

function Models({ data: { library, models, mostUsed } }: { readonly data: LibraryData }): ReactElement {
	if (mostUsed.length === 0) return <p>No model in the index names this library.</p>;
	return (
		<>
			<ModelTable
				models={mostUsed}
				caption={`Models for ${library.prettyLabel}, the most downloaded first`}
				shared={["library"]}
				sorted="downloads"
			/>
			<p className="after">
				<More href={links.models({ library: library.key })}>All {exact(models)}</More>
			</p>
		</>
	);
}

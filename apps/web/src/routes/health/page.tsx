import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { Ago, Count, Size } from "../../ui/marks/Numbers.tsx";
import { type Fact, fact, Spec } from "../../ui/marks/Spec.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { useNow } from "../../ui/page/now.ts";
import { type Section, Sections } from "../../ui/page/Sections.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";
import type { HealthData, SourceRow } from "./data.ts";

/** The page `/health`: what works, what does not, and what to do about it. */
export function HealthPage({ data }: { readonly data: HealthData }): ReactElement {
	return (
		<>
			<div className="object">
				<Heading level={1}>Health of this site</Heading>
				<p className="lede">Status for the operator. Other readers cannot see this page.</p>
				<Spec facts={factsOf(data)} />
			</div>
			<Sections sections={sectionsOf(data)} />
		</>
	);
}

/** Shown to other readers: why it is not for them, and who can see it. */
export function NotForReaders(): ReactElement {
	return (
		<div className="plain-page">
			<Heading level={1}>Only for the operator</Heading>
			<p>This page shows the sources of the site and its problems.</p>
			<ul className="bullets">
				<li>
					Sign in with a token for all owners: <code>vitrine token add NAME --owner '*'</code> adds one.
				</li>
				<li>
					On the machine itself, <code>vitrine index status</code> prints the state of the index.
				</li>
			</ul>
			<p>
				<a href={links.docs("access")}>Access</a> explains who sees what.
			</p>
		</div>
	);
}

function factsOf({ index, problems, building, sources = [] }: HealthData): readonly Fact[] {
	const skipped = sources.reduce((sum, { source: { skipped: some = 0 } }) => sum + some, 0);
	return [
		fact("State", stateOf(problems, index.state)),
		fact("Models", <Count value={index.records} />),
		fact("Skipped records", exact(skipped)),
		fact("Sources", exact(sources.filter(({ source }) => source.records !== 0).length)),
		fact("Disk space", <Size bytes={index.bytes} />),
		fact("Engine", index.engine),
		...(building ? [fact("Index", `${exact(building.done)} of ${exact(building.of)} records read`)] : []),
	];
}

function stateOf(problems: readonly string[], state: HealthData["index"]["state"]): string {
	if (state === "down") return "Not answering";
	if (problems.length === 0) return "Ready";
	return problems.length === 1 ? "1 problem" : `${problems.length} problems`;
}

const sectionsOf = (data: HealthData): readonly Section[] => [
	{ id: "problems", label: "Problems", body: <Problems problems={data.problems} /> },
	{ id: "sources", label: "Sources", body: <Sources sources={data.sources} /> },
	{ id: "imports", label: "Imports", body: <Imports staged={data.index.staged ?? 0} /> },
	{ id: "collections", label: "Collections", body: <CollectionsFile collections={data.collections} /> },
	{ id: "more", label: "More", body: <More /> },
];

function Problems({ problems }: Pick<HealthData, "problems">): ReactElement {
	if (problems.length === 0) return <p>No problems found.</p>;
	return (
		<>
			{problems.map((problem) => (
				<Notice key={problem} kind="warning">
					<Isolated text={problem} />
				</Notice>
			))}
		</>
	);
}

function Sources({ sources }: Pick<HealthData, "sources">): ReactElement {
	if (sources === undefined) return <p>The index does not answer, so its sources are unknown.</p>;
	if (sources.length === 0)
		return (
			<p>
				Nothing has been imported yet. <a href={links.docs("your-models")}>Add your models</a>
			</p>
		);
	return (
		<>
			<SourceTable sources={sources} />
			{sources.some(({ source: { skipped = 0 } }) => skipped > 0) && (
				<p className="after">
					A skipped record has no usable id, or is not valid JSON. To see why, import the source again:{" "}
					<code>vitrine import SOURCE --reasons 100</code> prints the first hundred, each with its file and line.
				</p>
			)}
		</>
	);
}

function SourceTable({ sources }: { readonly sources: readonly SourceRow[] }): ReactElement {
	const now = useNow();
	return (
		<Scroll label="Sources">
			<table className="table">
				<thead>
					<tr>
						<th scope="col">Source</th>
						<th scope="col">Kind</th>
						<th scope="col" className="number">
							Models
						</th>
						<th scope="col" className="number">
							Skipped
						</th>
						<th scope="col">Last import</th>
					</tr>
				</thead>
				<tbody>
					{sources.map(({ name, source: { id, kind, records, skipped, importedAt } }) => (
						<tr key={id}>
							<th scope="row">
								<Isolated text={name} as="name" />
							</th>
							<td>{kind}</td>
							<td className="number">{records === undefined ? <Count value={records} /> : exact(records)}</td>
							<td className="number">{exact(skipped ?? 0)}</td>
							<td className="nowrap">
								<Ago when={importedAt} now={now} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Scroll>
	);
}

function Imports({ staged }: { readonly staged: number }): ReactElement {
	if (staged === 0) return <p>No import is running, and none was interrupted.</p>;
	return (
		<p>
			An import has stored {exact(staged)} records that readers do not see yet. It is running, or was interrupted: run
			the same command again to resume it.
		</p>
	);
}

function CollectionsFile({ collections: { count, changed } }: Pick<HealthData, "collections">): ReactElement {
	const now = useNow();
	if (changed === undefined)
		return (
			<p>
				There is no collections file. <a href={links.docs("your-models")}>Your models</a> shows how to add one.
			</p>
		);
	return (
		<p>
			<a href={links.collections()}>{count === 1 ? "1 collection" : `${exact(count)} collections`}</a> from a file that
			was last changed <Ago when={changed.toISOString()} now={now} />.
		</p>
	);
}

function More(): ReactElement {
	return (
		<ul className="bullets">
			<li>
				<code>/readyz</code> lists the problems as JSON, for load balancers and alerts.
			</li>
			<li>
				<a href={links.docs("operation")}>Operation</a> lists the metrics and the log;{" "}
				<a href={links.docs("faults")}>Faults</a> says what to do about each problem.
			</li>
		</ul>
	);
}

import type { ReactElement } from "react";
import { exact } from "../../base/numbers.ts";
import { links } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { Sections } from "../../ui/page/Sections.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";
import type { CheckState, Kind, Tested } from "./state.ts";

/** The page `/checks`: what was checked when, and against which versions. */
export function ChecksPage({ state }: { readonly state: CheckState }): ReactElement {
	return (
		<>
			<div className="object">
				<Heading level={1}>Checks</Heading>
				<p className="lede">What was checked, on which days and with which versions.</p>
				<p>
					<a href={links.docs("checks")}>What is checked</a> explains the levels;{" "}
					<a href={links.libraries()}>Libraries</a> has the levels of each library, and why not all of its code was run.
				</p>
			</div>
			<Sections
				sections={[
					{ id: "levels", label: "Levels", body: <Kinds kinds={state.kinds} /> },
					{ id: "versions", label: "Versions", body: <Versions tested={state.tested} /> },
				]}
			/>
		</>
	);
}

function Kinds({ kinds }: { readonly kinds: readonly Kind[] }): ReactElement {
	if (kinds.length === 0) return <p>This installation has no check report.</p>;
	return (
		<Scroll label="Levels">
			<table className="table">
				<thead>
					<tr>
						<th scope="col">Code</th>
						<th scope="col">Levels reached</th>
						<th scope="col">Days</th>
					</tr>
				</thead>
				<tbody>
					{kinds.map((kind) => (
						<tr key={kind.label}>
							<th scope="row">{kind.label}</th>
							<td>{levelsText(kind)}</td>
							<td>
								<Days from={kind.from} to={kind.to} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Scroll>
	);
}

function levelsText({ levels, unchecked }: Kind): string {
	const reached = levels.map(({ level, count }) => `${exact(count)} ${level}`);
	return [...reached, ...(unchecked === 0 ? [] : [`${exact(unchecked)} not checked`])].join(", ");
}

function Days({ from, to }: { readonly from: string; readonly to: string }): ReactElement {
	return (
		<>
			{from !== to && (
				<>
					<span className="nowrap">{from}</span> to{" "}
				</>
			)}
			<span className="nowrap">{to}</span>
		</>
	);
}

/** Packages that are shown unfolded: those of the most snippets. */
const OPEN = 25;

function Versions({ tested }: { readonly tested: readonly Tested[] }): ReactElement {
	return (
		<>
			<p>
				A snippet keeps its level until it is checked again, so a package can have several versions. Snippets are
				counted one by one, calls once per template.
			</p>
			<VersionTable label="Versions" tested={tested.slice(0, OPEN)} />
			{tested.length > OPEN && (
				<details>
					<summary>{exact(tested.length - OPEN)} more packages and programs</summary>
					<VersionTable label="Versions of more packages" tested={tested.slice(OPEN)} />
				</details>
			)}
		</>
	);
}

interface VersionTableProps {
	readonly label: string;
	readonly tested: readonly Tested[];
}

function VersionTable({ label, tested }: VersionTableProps): ReactElement {
	return (
		<Scroll label={label}>
			<table className="table">
				<thead>
					<tr>
						<th scope="col">Package or program</th>
						<th scope="col">Versions</th>
						<th scope="col" className="number">
							Snippets
						</th>
						<th scope="col">Days</th>
					</tr>
				</thead>
				<tbody>
					{tested.map(({ name, versions, snippets, ...rest }) => (
						<tr key={name}>
							<th scope="row">
								<code>{name}</code>
							</th>
							<td>{versions.join(", ")}</td>
							<td className="number">{exact(snippets)}</td>
							<td>
								<Days {...rest} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Scroll>
	);
}
